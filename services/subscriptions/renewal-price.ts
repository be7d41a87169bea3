import { PROVINCES, type Province } from '#features/checkout/tax-rates.ts'
import { taxesOn, totalOf, type TaxLine } from '#features/checkout/tax.ts'
import { CURRENT_BOOK, priceRow, type PriceBook } from '#features/pricing/price.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { isPricedBySeat } from '#features/pricing/seats.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import type { SubscriptionRow } from './subscription-store.ts'

type Wanted = {
  subscription: SubscriptionRow
  plan: PlanId
  seats: number
  at: Date
  /** The quote of the last order, for a plan whose price the book has lost. */
  lastQuote: Quote
}

/** The list price of a year, in minor units; undefined where neither the book nor the last payment knows one. */
export const listPriceOf = (
  { subscription, plan, seats, at, lastQuote }: Wanted,
  book: PriceBook = CURRENT_BOOK,
): { amount: number; isExample: boolean } | undefined => {
  const row = priceRow(book, { plan, currency: subscription.currency, at })
  const times = (count: number) => (isPricedBySeat(plan) ? count : 1)
  if (row) return { amount: row.yearly * times(seats), isExample: row.status === 'example' }
  if (lastQuote.plan !== plan || lastQuote.currency !== subscription.currency) return undefined
  const one = Math.round(lastQuote.list / times(lastQuote.seats))
  return { amount: one * times(seats), isExample: lastQuote.isExample }
}

const provinceIn = (name: string | null): Province | null =>
  PROVINCES.find((known) => known === name) ?? null

/** A province with the federal tax alone, which is due wherever in Canada somebody is. */
const FEDERAL_ALONE: Province = 'AB'

/** Taxes of a day at the place whose taxes held for the last payment (docs/orders.md): the billing place, or that of the evidence. */
export const taxesOf = (
  { buyer, place }: SubscriptionRow,
  { amount, at }: { amount: number; at: Date },
): TaxLine[] => {
  const { country, province } = place?.taxedAt ?? buyer
  if (SETTLED_COUNTRIES[country]?.collects === false) return []
  const fallback = place?.taxedAt ? FEDERAL_ALONE : null
  return taxesOn({ amount, at, place: { country, province: provinceIn(province) ?? fallback } })
}

/**
 * What a year costs on the day on which it begins: the price book's row of that day without a discount, and the taxes of that day. A
 * plan or currency that the book no longer prices costs the list price of the last payment. Undefined where there is none either.
 */
export const renewalPrice = (wanted: Wanted, book: PriceBook = CURRENT_BOOK) => {
  const list = listPriceOf(wanted, book)
  if (!list) return undefined
  const { amount } = list
  const taxes = taxesOf(wanted.subscription, { amount, at: wanted.at })
  return { amount, taxes, total: totalOf(amount, taxes) }
}
