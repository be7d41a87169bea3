import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { checkoutStateOf } from '../../../attempt-state.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import type { Purchase } from '../../../purchase-contract.ts'
import { checkVatNumber } from '../../../vat-number.ts'
import { nextPageOf, toThanks } from '../../answer-return.ts'
import { ownPurchase, settledIfReachable, type BuyerRequest } from '../../own-purchase.ts'
import { PayRefused } from '../../refusal.ts'
import { signInBuyer } from '../../sign-in-buyer.ts'
import { totalIn, currentQuote } from '../../total.ts'
import { pay, checkPay } from '../pay.ts'
import {
  scriptNeededPage,
  approvalPage,
  latePage,
  refusedOrderPage,
  troublePage,
  wrongPage,
} from './order-pages.ts'
import { payFieldsOf, placeIn, readPostedOrder, type PostedOrder } from './posted-order.ts'

const totalNow = async (order: PostedOrder, visit: BuyerRequest): Promise<CheckoutTotal> => {
  const { site } = visit
  const purchase = await orProblem(ownPurchase(visit), site)
  const seats = purchase.attempt?.seats ?? purchase.quote.seats
  const quote = await currentQuote({ purchase, seats }, site)
  if (!quote) throw new PayRefused('not-buyable')
  const place = { ...placeIn(order), taxNumber: order.typed.taxNumber }
  const edge = await site.placeOf(visit.headers, site)
  const evidence = { edge, vat: await checkVatNumber(place, site), card: null }
  return totalIn(order.language, { quote, place, evidence, site, timeZone: null })
}

type TotaledOrder = { order: PostedOrder; total: CheckoutTotal; site: BuyerRequest['site'] }

/** The answer to a buyer without script after a payment, or a try. */
const answerOf = async (
  asked: TotaledOrder,
  { purchase, visit }: { purchase: Purchase; visit: BuyerRequest },
): Promise<Response> => {
  const { attempt } = purchase
  const state = checkoutStateOf(purchase)
  if (state === 'action' && attempt?.actionUrl) return approvalPage(asked, attempt.actionUrl)
  if (state === 'failed') {
    return refusedOrderPage(asked, { code: attempt?.reason ?? 'call-failed' })
  }
  if (state !== 'paid') return latePage(asked, purchase)
  const response = nextPageOf(purchase)
  await signInBuyer(response, { ...visit, purchase })
  return response
}

type Sent = { order: PostedOrder; visit: BuyerRequest; limit: 'pay' | 'paymentStatus' }

/** Answers an order by a page, also where it is refused. */
const answeredByPage = async (
  { order, visit, limit }: Sent,
  purchaseOf: (total: CheckoutTotal) => Promise<Purchase | Response>,
): Promise<Response> => {
  const { site } = visit
  let total: CheckoutTotal | null = null
  try {
    await enforceRateLimit(limit, visit)
    total = await totalNow(order, visit)
    const purchase = await purchaseOf(total)
    if (purchase instanceof Response) return purchase
    return await answerOf({ order, total, site }, { purchase, visit })
  } catch (error) {
    if (error instanceof PayRefused) {
      if (error.code === 'already-paid' && total) {
        return toThanks({ language: order.language, quote: total.quote })
      }
      return refusedOrderPage({ order, total: error.total ?? total, site }, error)
    }
    if (!(error instanceof ProblemError)) throw error
    return troublePage({ order, total, site }, error)
  }
}

/** Answers a form without script: with the way to the approval that pays it, or with the form again and why (S2 §3, §8). */
export const payByForm = async (body: string, visit: BuyerRequest): Promise<Response> => {
  const order = await readPostedOrder(body, visit.headers)
  const { site } = visit
  if (!site.payment.takesPayPal) return scriptNeededPage({ order, total: null, site })
  return answeredByPage({ order, visit, limit: 'pay' }, async (total) => {
    const { wanted, wrong } = checkPay(payFieldsOf(order, total))
    if (!wanted) return wrongPage({ order, total, site }, wrong)
    return (await orProblem(pay(wanted, visit), site)).purchase
  })
}

/** Answers where an order stands that was sent before; one that failed is the form again, with all that was typed and ticked in it. */
export const showSentOrder = (order: PostedOrder, visit: BuyerRequest): Promise<Response> =>
  answeredByPage({ order, visit, limit: 'paymentStatus' }, async () => {
    const purchase = await orProblem(ownPurchase(visit), visit.site)
    return (await settledIfReachable(purchase, visit)).purchase
  })
