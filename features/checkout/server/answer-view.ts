import { NextResponse } from 'next/server'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import type { CheckoutAnswer } from '../checkout-answers.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { checkoutViewOf } from './checkout-view.ts'
import { unsettled, findOwnPurchase, settledIfReachable } from './own-purchase.ts'

const OWN = { 'Cache-Control': 'no-store' }

/** An answer that is this browser's alone. */
export const viewResponse = (view: CheckoutAnswer): NextResponse =>
  NextResponse.json(view, { headers: OWN })

/** `GET /api/checkout`: the purchase of this browser (S2 §3); 204 where it has none. Starts no charge. */
export const answerView: Handle<CheckoutSite> = async ({ headers }, site) => {
  await enforceRateLimit('paymentStatus', { headers, site })
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const purchase = await orProblem(findOwnPurchase({ headers, site, signal }), site)
  if (!purchase) return new NextResponse(null, { status: 204, headers: OWN })
  const { attempt } = purchase
  // The secret with which the page confirms a charge is kept by the provider alone.
  const asksProvider =
    site.payment.stripe !== null && isOpenAttempt(attempt) && attempt.paymentId !== null
  const settled = asksProvider
    ? await settledIfReachable(purchase, { site, signal })
    : unsettled(purchase)
  return viewResponse(await checkoutViewOf(settled, { headers, site }))
}
