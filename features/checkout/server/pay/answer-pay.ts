import type { Handle } from '#lib/server/answer/api-handler.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { FORM_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import { viewResponse } from '../answer-view.ts'
import type { CheckoutSite } from '../checkout-site.ts'
import { checkoutViewOf } from '../checkout-view.ts'
import { type BuyerRequest } from '../own-purchase.ts'
import { signInBuyer } from '../sign-in-buyer.ts'
import { payByForm } from './form/pay-by-form.ts'
import { pay, readPay } from './pay.ts'

const PAY_TYPES = [...FORM_TYPES, 'multipart/form-data'] as const

const payByScript = async (body: string, visit: BuyerRequest): Promise<Response> => {
  const { site } = visit
  const wanted = readPay(body, site)
  await enforceRateLimit('pay', visit)
  const settled = await orProblem(pay(wanted, visit), site)
  const response = viewResponse(await checkoutViewOf(settled, visit))
  await signInBuyer(response, { ...visit, purchase: settled.purchase })
  return response
}

/**
 * `POST /api/checkout/pay`: pays for the purchase of this browser (S2 §4 "Payment", §8), for page script and for a plain form,
 * which pays by an approval. A refusal has its code; whatever else happens, the view says where the purchase stands.
 */
export const answerPay: Handle<CheckoutSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  const type = mediaTypeOf(headers, PAY_TYPES)
  const body = await readBody(request)
  const visit = { headers, site, signal: AbortSignal.timeout(site.upstreamBudgetMs) }
  return type === 'application/json' ? payByScript(body, visit) : payByForm(body, visit)
}
