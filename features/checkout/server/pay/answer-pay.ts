import type { Handle } from '#lib/server/answer/api-handler.ts'
import { mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireRoom } from '#lib/server/request/require-room.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { viewResponse } from '../answer-view.ts'
import type { CheckoutSite } from '../checkout-site.ts'
import { checkoutViewOf } from '../checkout-view.ts'
import { orProblem } from '../own-purchase.ts'
import { signInBuyer } from '../sign-in-buyer.ts'
import { pay } from './pay.ts'
import { readPay } from './read-pay.ts'

/**
 * `POST /api/checkout/pay`: pays for the purchase of this browser (S2 §4 "Payment", §8). A refusal has its code; whatever else
 * happens, the view says where the purchase stands.
 */
export const answerPay: Handle<CheckoutSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  mediaTypeOf(headers, ['application/json'])
  const wanted = readPay(await readBody(request), site)
  await requireRoom('pay', { headers, site })
  const visit = { headers, site, signal: AbortSignal.timeout(site.upstreamBudgetMs) }
  const settled = await orProblem(pay(wanted, visit), site)
  const response = viewResponse(await checkoutViewOf(settled, visit))
  await signInBuyer(response, { ...visit, purchase: settled.purchase })
  return response
}
