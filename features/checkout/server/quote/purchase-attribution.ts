import { TRANSACTION_ID } from '#features/affiliate/affiliate-click.ts'
import type { PurchaseRequest } from '#features/checkout/purchase-contract.ts'
import { visitorConsent } from '#features/consent/visitor-consent.ts'
import { adArrivalOf } from '#features/conversions/ad-arrival.ts'
import { shownArms } from '#features/experiments/arms-cookie.ts'
import { trafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'

type Attribution = Pick<
  PurchaseRequest,
  'affiliateTransaction' | 'source' | 'experiments' | 'visitorConsent' | 'adArrival'
>

/**
 * The affiliate's click, the source, the advertisement and the shown arms of experiments that cookies know (S2 §3), as a purchase may keep them: nothing once its visitor, or the
 * browser, has declined (docs/decisions/020).
 */
export const purchaseAttribution = (headers: Headers): Attribution => {
  const consent = visitorConsent({ choice: cookieIn(headers, 'choice'), headers })
  if (consent === 'declined') {
    return { affiliateTransaction: null, source: null, visitorConsent: consent }
  }
  const experiments = shownArms(cookieIn(headers, 'experiments'))
  const adArrival = adArrivalOf({ headers, cookieOf: (key) => cookieIn(headers, key) })
  const id = cookieIn(headers, 'affiliateTransaction') ?? ''
  const source = cookieIn(headers, 'source')
  const record = trafficSource.safeParse({ CustomTracking: { source } })
  return {
    affiliateTransaction: TRANSACTION_ID.test(id) ? id : null,
    source: source && record.success ? record.data : null,
    visitorConsent: consent,
    ...(experiments && { experiments }),
    ...(adArrival && { adArrival }),
  }
}
