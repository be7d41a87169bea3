import { quoteOf } from '#features/pricing/quote.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { isOpenAttempt } from '../../attempt-state.ts'
import { endedOrAsItWas, settledOrAsItWas, type BuyerRequest } from '../own-purchase.ts'
import { purchaseAttribution } from '../purchase-attribution.ts'
import { newPurchaseSecret, purchaseIdIn, purchaseIdOf } from '../purchase-secret.ts'
import { findPurchase, keepPurchase } from '../purchases.ts'
import { currencyOf } from './currency.ts'
import { packageFault, type PackageFault } from './package-state.ts'
import type { QuoteWish } from './read-quote.ts'

/** What became of the choice of a plan. */
export type Begun =
  | { kind: 'begun'; secret: string }
  /** This browser's last attempt to pay has not ended, and must not be lost. */
  | { kind: 'under-way' }
  | { kind: 'not-sold' }
  | { kind: 'package'; fault: PackageFault }

const isUnderWay = async (visit: BuyerRequest): Promise<boolean> => {
  const { headers, site, signal } = visit
  const id = purchaseIdIn(headers)
  if (id === undefined) return false
  const known = await findPurchase(id, { userServiceUrl: site.userServiceUrl, signal })
  if (!known || !isOpenAttempt(known.attempt)) return false
  // Whose charge nobody knows of is not started for somebody who chooses anew.
  const bring = known.attempt.paymentId === null ? endedOrAsItWas : settledOrAsItWas
  const { purchase } = await bring(known, visit)
  return isOpenAttempt(purchase.attempt) || purchase.orderNumber !== null
}

/** Fixes what a chosen plan costs and keeps the purchase (S2 §3): of what it costs nothing comes from the browser. Throws `UpstreamError`. */
export const beginPurchase = async (wish: QuoteWish, visit: BuyerRequest): Promise<Begun> => {
  const { headers, site, signal } = visit
  const { language, plan, seats, packageToken } = wish
  const service = { userServiceUrl: site.userServiceUrl, signal }
  const at = site.now()
  const terms = await site.loadOfferTerms({
    locale: language,
    path: wish.offer ?? ROUTES.plans.path,
  })
  const currency = terms && currencyOf(headers, { terms, at })
  const quote = terms && currency && quoteOf({ terms, plan, seats, packageToken, currency, at })
  if (!quote) return { kind: 'not-sold' }
  const fault = packageToken && (await packageFault({ token: packageToken, plan }, service))
  if (fault) return { kind: 'package', fault }
  if (await isUnderWay(visit)) return { kind: 'under-way' }
  const secret = newPurchaseSecret()
  const kept = { id: purchaseIdOf(secret), language, quote, ...purchaseAttribution(headers) }
  await keepPurchase(kept, service)
  return { kind: 'begun', secret }
}
