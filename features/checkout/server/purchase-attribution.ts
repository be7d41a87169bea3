import { TRANSACTION_ID } from '#features/affiliate/affiliate-click.ts'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { trafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import type { PurchaseRequest } from '../purchase-contract.ts'

type Attribution = Pick<PurchaseRequest, 'affiliateTransaction' | 'source'>

/**
 * The affiliate's click and the source that cookies know (S2 §3), as a purchase may keep them: nothing once its visitor, or the
 * browser, has declined (docs/decisions/020).
 */
export const purchaseAttribution = (headers: Headers): Attribution => {
  const choice = cookieIn(headers, 'choice')
  if (declinesAttribution({ choice, privacyControl: headers.get('sec-gpc') })) {
    return { affiliateTransaction: null, source: null }
  }
  const id = cookieIn(headers, 'affiliateTransaction') ?? ''
  const source = cookieIn(headers, 'source')
  const record = trafficSource.safeParse({ CustomTracking: { source } })
  return {
    affiliateTransaction: TRANSACTION_ID.test(id) ? id : null,
    source: source && record.success ? record.data : null,
  }
}
