import { FEDERAL_ALONE, provinceOf } from '#features/checkout/tax-rates.ts'
import { pricedAt, totalOf, type Priced, type TaxLine } from '#features/checkout/tax.ts'
import { isVatBusiness } from '#features/checkout/vat-number.ts'
import { CURRENT_BOOK, type PriceBook } from '#features/pricing/price.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { firstRenewalAmount, listPriceOf } from '#features/pricing/quote.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { type OrdersOf, type SubscriptionRow, ordersOf } from './subscription-store.ts'

/** The next charge of a subscription; amounts in minor units of its currency. */
export type NextCharge = {
  at: Date
  amount: number
  taxes: TaxLine[]
  total: number
  /** Whether a notice has told it; else it is what the price book says today of that day. */
  isAnnounced: boolean
}

/** The next charge and its day; undefined where there is none, or no price is known. */
export const nextChargeOf = async (
  queries: Pick<Database, 'select'>,
  subscription: SubscriptionRow,
): Promise<NextCharge | undefined> => {
  const { renewalNotice, periodEnd: at, renews, state } = subscription
  if (!renews || state !== 'active') return undefined
  if (renewalNotice) {
    const { amount, taxes, total } = renewalNotice
    return { at, amount, taxes, total, isAnnounced: true }
  }
  const price = nextRenewal(subscription, await ordersOf(queries, subscription))
  return price && { ...price, at, isAnnounced: false }
}

type RenewalPriceQuery = {
  subscription: SubscriptionRow
  plan: PlanId
  seats: number
  at: Date
  /** The quote of the last order, for a plan whose price the book has lost. */
  lastQuote: Quote
}

/** A price of the book on a day at the place whose taxes held for the last payment (docs/orders.md): the billing place, or that of the evidence. */
export const pricedFor = (
  { buyer, place }: SubscriptionRow,
  { amount, at }: { amount: number; at: Date },
): Priced => {
  const taxedAt = place?.taxedAt
  const { country, province } = taxedAt ?? buyer
  const fallback = taxedAt ? FEDERAL_ALONE : null
  const isBusiness = !taxedAt && isVatBusiness({ ...buyer, check: place?.vat })
  const where = { country, province: provinceOf(province) ?? fallback }
  return pricedAt({ amount, at, place: where, isBusiness })
}

type YearPrice = { amount: number; taxes: TaxLine[]; total: number }

/** A sum with the taxes of a day; a gift, all zero, where the total is below the least that a provider charges. */
export const chargeable = (row: SubscriptionRow, sum: { amount: number; at: Date }): YearPrice => {
  const { amount, taxes } = pricedFor(row, sum)
  const total = totalOf(amount, taxes)
  return total < CURRENCIES[row.currency].leastCharge
    ? { amount: 0, taxes: [], total: 0 }
    : { amount, taxes, total }
}

const yearAt = (subscription: SubscriptionRow, year: { amount: number; at: Date }): YearPrice => {
  const { amount, taxes } = pricedFor(subscription, year)
  return { amount, taxes, total: totalOf(amount, taxes) }
}

/** The price of a year on its first day, with that day's taxes; the last payment's list price where the book has none, else undefined. */
export const renewalPrice = (
  wanted: RenewalPriceQuery,
  book: PriceBook = CURRENT_BOOK,
): YearPrice | undefined => {
  const { subscription, at } = wanted
  const list = listPriceOf({ ...wanted, currency: subscription.currency }, book)
  return list && yearAt(subscription, { amount: list.amount, at })
}

/** The price of the next renewal; where the law keeps a reduced price once, at most what the present year and its larger plan cost. */
export const nextRenewal = (
  subscription: SubscriptionRow,
  { last, year: { quote } }: Pick<OrdersOf, 'last' | 'year'>,
): (YearPrice & { plan: PlanId; seats: number }) | undefined => {
  const { currency, buyer, periodEnd: at } = subscription
  const plan = subscription.nextPlan ?? subscription.plan
  const seats = subscription.nextSeats ?? subscription.seats
  const list = listPriceOf({ plan, seats, currency, at, lastQuote: last.quote })
  if (!list) return undefined
  const bought = listPriceOf({ ...quote, at, lastQuote: quote })?.amount ?? quote.list
  const more = Math.max(list.amount - bought, 0)
  const amount = firstRenewalAmount(list.amount - more, { quote, at: buyer }) + more
  return { plan, seats, ...yearAt(subscription, { amount, at }) }
}
