import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { checkoutStateOf } from '../../../attempt-state.ts'
import type { CheckoutTotal } from '../../../checkout-answers.ts'
import type { Purchase } from '../../../purchase-contract.ts'
import { nextPageOf, toThanks } from '../../answer-return.ts'
import { currentQuote } from '../../current-quote.ts'
import { orProblem, ownPurchase, type BuyerRequest } from '../../own-purchase.ts'
import { PayRefused } from '../../refusal.ts'
import { signInBuyer } from '../../sign-in-buyer.ts'
import { totalAt } from '../../total.ts'
import { pay } from '../pay.ts'
import { checkPay } from '../read-pay.ts'
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
  const evidence = { edge: await site.placeOf(visit.headers, site), card: null }
  return totalAt({ quote, place: placeIn(order), evidence, site })
}

type Asked = { order: PostedOrder; total: CheckoutTotal; site: BuyerRequest['site'] }

/** Where a purchase that was paid for, or tried, leads a buyer without script. */
const answerOf = async (
  asked: Asked,
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

const send = async (asked: Asked, visit: BuyerRequest): Promise<Response> => {
  const { wanted, wrong } = checkPay(payFieldsOf(asked.order, asked.total))
  if (!wanted) return wrongPage(asked, wrong)
  const { purchase } = await orProblem(pay(wanted, visit), visit.site)
  return answerOf(asked, { purchase, visit })
}

/** Answers a form without script: with the way to the approval that pays it, or with the form again and why (S2 §3, §8). */
export const payByForm = async (body: string, visit: BuyerRequest): Promise<Response> => {
  const order = await readPostedOrder(body, visit.headers)
  const { site } = visit
  if (!site.payment.takesPayPal) return scriptNeededPage({ order, total: null, site })
  let total: CheckoutTotal | null = null
  try {
    await enforceRateLimit('pay', visit)
    total = await totalNow(order, visit)
    return await send({ order, total, site }, visit)
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
