import { routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { requireNavigation } from '#lib/server/request/navigation.ts'
import type { Attempt, Purchase } from '../../../purchase-contract.ts'
import { typedOf } from '../../../typed-buyer.ts'
import { languageOf, nextPageOf, purchaseNow } from '../../answer-return.ts'
import type { CheckoutSite } from '../../checkout-site.ts'
import { showSentOrder } from './pay-by-form.ts'
import type { PostedOrder } from './posted-order.ts'

/** An order as its form was sent; the tick is good for the words that it stood beside. */
const orderOf = ({ language }: Purchase, { buyer, consent }: Attempt): PostedOrder => ({
  language: consent?.language ?? language,
  typed: { ...typedOf(buyer), consent: consent ? '1' : '' },
  consent: consent ?? { version: '', digest: '' },
  shown: null,
})

/** `GET /api/checkout/form`: where the order of this browser stands, as a page for whoever runs no script (S2 §3, §8). */
export const answerForm: Handle<CheckoutSite> = async (request, site) => {
  requireNavigation(request)
  const { headers } = request
  const visit = { headers, site, signal: AbortSignal.timeout(site.upstreamBudgetMs) }
  const purchase = await purchaseNow(visit)
  if (!purchase) return seeOther({ path: routePath('checkout', languageOf(headers)) })
  if (!purchase.attempt) return nextPageOf(purchase)
  return showSentOrder(orderOf(purchase, purchase.attempt), visit)
}
