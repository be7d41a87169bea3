import { listBeforeTax, priceForBuyer } from '#features/checkout/tax.ts'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { receiptNumberOf } from '#features/orders/document-numbers.ts'
import type { Order } from '#features/orders/order-contract.ts'
import { listPriceOf, staysReduced } from '#features/pricing/quote.ts'
import { isPricedBySeat } from '#features/pricing/seats.ts'
import { shownSaving } from '#features/pricing/shown-saving.ts'
import { BRAND } from '#lib/config/brand.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { PLANS, PLAN_NAMES } from '#lib/config/plans.ts'
import type { OrderRow } from './order-row.ts'

/** The units sold: the seats where each has a price; one for the difference to a larger plan. */
export const soldUnits = ({ kind, quote, seats }: OrderRow): number =>
  kind !== 'change' && isPricedBySeat(quote.plan) ? seats : 1

/** The item sold, in units of the currency (S2 §3 "Order"): a plan, or its seats where each has a price. */
const itemOf = (row: OrderRow) => {
  const { quote, amount, currency } = row
  const { sku } = PLANS[quote.plan]
  const quantity = soldUnits(row)
  const units = 10 ** CURRENCIES[currency].digits
  return {
    sku,
    productName: `${BRAND.name} ${PLAN_NAMES[quote.plan]}`,
    unitPrice: amount / quantity / units,
    quantity,
    list: shownSaving(quote) ? listBeforeTax(row) : amount,
  }
}

/** The price of the next year, by the list prices of the payment's day with its taxes; null where it may be less (`keptPrice`). */
export const renewalTermsOf = (row: OrderRow) => {
  const { quote, seats, currency, paidAt, buyer, taxes } = row
  const isKept = keptPrice(row) !== null
  const list = listPriceOf({ plan: quote.plan, seats, currency, at: paidAt })
  const told = { taxes, country: buyer.country, at: paidAt }
  return {
    renewalPrice: list && !isKept ? priceForBuyer(list.amount, told) : null,
    isFirstYearReduced: quote.percentOff > 0 && !isKept,
  }
}

/** The most that the first renewal of a reduced year costs, before tax, where the law of the buyer's place keeps that price once; else null. */
export const keptPrice = ({ quote, buyer }: OrderRow): number | null =>
  staysReduced(quote, buyer) ? quote.amount : null

/** The discount, before tax as the other figures are. */
const savingOf = (row: OrderRow) => {
  const saving = shownSaving(row.quote)
  return saving && { ...saving, amount: listBeforeTax(row) - row.amount }
}

/** An order as its owner gets it (S2 §3, §7). */
export const orderAnswerOf = (row: OrderRow): Order => ({
  orderNumber: row.number,
  items: [itemOf(row)],
  currencyCode: row.currency,
  userEmail: row.buyer.email,
  discount: savingOf(row),
  amount: row.amount,
  taxes: row.taxes,
  total: row.total,
  refunded: row.refunded,
  receiptNumber: receiptNumberOf(row.receipt),
  plan: row.quote.plan,
  seats: row.seats,
  paidAt: row.paidAt.toISOString(),
  renewsAt: row.renewsAt.toISOString(),
  timeZone: zoneOfCustomer({ timeZone: row.timeZone, place: row.buyer }),
  ...renewalTermsOf(row),
})
