import { PROVINCES, type Province } from '#features/checkout/tax-rates.ts'
import { taxesOn, totalOf, type TaxLine } from '#features/checkout/tax.ts'
import { CURRENT_BOOK, type PriceBook } from '#features/pricing/price.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { listPriceOf } from '#features/pricing/renewal-price.ts'
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
  const { currency } = wanted.subscription
  const list = listPriceOf({ ...wanted, currency }, book)
  if (!list) return undefined
  const { amount } = list
  const taxes = taxesOf(wanted.subscription, { amount, at: wanted.at })
  return { amount, taxes, total: totalOf(amount, taxes) }
}
