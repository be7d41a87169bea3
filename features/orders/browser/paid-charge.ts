import { isCheckoutAnswer } from '#features/checkout/checkout-answers.ts'
import { isPricedBySeat } from '#features/pricing/seats.ts'
import { shownSaving } from '#features/pricing/shown-saving.ts'
import { ask } from '#lib/browser/ask.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { shareOf } from '#lib/util/share-of.ts'
import type { ShownOrder } from '../order-view.ts'

/** The lines of a receipt that are known with the payment, in minor units; its numbers and days come with the order. */
export type PaidCharge = Pick<
  ShownOrder,
  'currencyCode' | 'discount' | 'amount' | 'taxes' | 'total'
> & { items: readonly Pick<ShownOrder['items'][number], 'productName' | 'quantity' | 'list'>[] }

/**
 * The charge of a purchase that is paid, as the order will have it (`services/orders/order-answer.ts`); undefined for any other answer.
 * Without `tax.ts`, whose tables and schemas are ten times the script of the page.
 */
const chargeIn = (view: unknown): PaidCharge | undefined => {
  if (!isCheckoutAnswer(view) || view.state !== 'paid') return undefined
  const { quote, seats, taxes, total, currency: currencyCode } = view
  const amount = taxes.reduce((rest, tax) => rest - tax.amount, total)
  const saving = shownSaving(quote)
  const list = saving ? shareOf(quote.list, { parts: amount, of: quote.amount }) : amount
  const quantity = isPricedBySeat(quote.plan) ? seats : 1
  return {
    currencyCode,
    amount,
    taxes,
    total,
    items: [{ productName: `${BRAND.name} ${PLAN_NAMES[quote.plan]}`, quantity, list }],
    discount: saving && { percent: saving.percent, amount: list - amount },
  }
}

/** Asks what the purchase of this browser has been charged; undefined where it is not paid, and for whatever fails: the order follows. */
export const fetchCharge = async (signal: AbortSignal): Promise<PaidCharge | undefined> => {
  try {
    const answer = await ask(API_PATHS.checkout, { signal })
    return answer.status === 200 ? chargeIn(JSON.parse(answer.text)) : undefined
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
