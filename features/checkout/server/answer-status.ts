import type { Handle } from '#lib/server/answer/api-handler.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { viewResponse } from './answer-view.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { checkoutViewOf } from './checkout-view.ts'
import { ownPurchase, settledIfReachable } from './own-purchase.ts'
import { signInBuyer } from './sign-in-buyer.ts'

/** `POST /api/checkout/status`: finds out what became of the open attempt, and says where the purchase stands (S2 §4 "Payment"). */
export const answerStatus: Handle<CheckoutSite> = async ({ headers }, site) => {
  requireSameOrigin(headers, site.siteUrl)
  await enforceRateLimit('paymentStatus', { headers, site })
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const visit = { headers, site, signal }
  const purchase = await orProblem(ownPurchase(visit), site)
  const settled = await settledIfReachable(purchase, visit)
  const response = viewResponse(await checkoutViewOf(settled, visit))
  await signInBuyer(response, { ...visit, purchase: settled.purchase })
  return response
}
