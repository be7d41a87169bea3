import { listBeforeTax, priceForBuyer } from '#features/checkout/tax.ts'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { receiptNumberOf } from '#features/orders/document-numbers.ts'
import type { Order } from '#features/orders/order-contract.ts'
import { PLAN_NAMES } from '#features/pricing/plan-names.ts'
import { listPriceOf, staysReduced } from '#features/pricing/renewal-price.ts'
import { isPricedBySeat } from '#features/pricing/seats.ts'
import { shownSaving } from '#features/pricing/shown-saving.ts'
import { BRAND } from '#lib/config/brand.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { PLANS } from '#lib/config/plans.ts'
import type { orders } from '#services/db/purchase-schema.ts'

export type OrderRow = typeof orders.$inferSelect

/** How many were sold: the seats where each has a price; the difference to a larger plan is one. */
export const soldUnits = ({ kind, quote, seats }: OrderRow): number =>
  kind !== 'change' && isPricedBySeat(quote.plan) ? seats : 1

/** What was sold, in units of the currency (S2 §3 "Order"): a plan, or its seats where each has a price. */
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

/** What the next year costs, as receipt and page say it: at the list prices of the day of the payment, as its taxes have them; null where it may cost less than those (`keptPrice`). */
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

/** What the first renewal of a reduced year costs at most, before tax, where the law of its buyer's place keeps that price once. */
export const keptPrice = ({ quote, buyer }: OrderRow): number | null =>
  staysReduced(quote, buyer) ? quote.amount : null

/** What was taken off, before tax as the other figures are. */
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
