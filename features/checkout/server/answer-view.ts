import { NextResponse } from 'next/server'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { requireRoom } from '#lib/server/request/require-room.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import type { CheckoutView } from '../checkout-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { checkoutViewOf } from './checkout-view.ts'
import { orProblem, ownPurchase, settledOrAsItWas } from './own-purchase.ts'

/** An answer that is this browser's alone. */
export const viewResponse = (view: CheckoutView): NextResponse =>
  NextResponse.json(view, { headers: { 'Cache-Control': 'no-store' } })

/** `GET /api/checkout`: the purchase of this browser (S2 §3); 404 with the code `no-purchase` where it has none. Starts no charge. */
export const answerView: Handle<CheckoutSite> = async ({ headers }, site) => {
  await requireRoom('paymentStatus', { headers, site })
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const purchase = await orProblem(ownPurchase({ headers, site, signal }), site)
  const { attempt } = purchase
  // What the page confirms a charge with is the provider's alone, and nowhere kept.
  const asksProvider =
    site.driver.name === 'stripe' && isOpenAttempt(attempt) && attempt.paymentId !== null
  const settled = asksProvider
    ? await settledOrAsItWas(purchase, { site, signal })
    : { purchase, charge: null }
  return viewResponse(await checkoutViewOf(settled, { headers, site }))
}
