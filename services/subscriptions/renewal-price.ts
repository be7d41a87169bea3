import { PROVINCES, type Province } from '#features/checkout/tax-rates.ts'
import { pricedAt, totalOf, type Priced } from '#features/checkout/tax.ts'
import { isVatBusiness } from '#features/checkout/vat-number.ts'
import { CURRENT_BOOK, type PriceBook } from '#features/pricing/price.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { listPriceOf } from '#features/pricing/renewal-price.ts'
import type { PlanId } from '#lib/config/plans.ts'
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

/** What a price of the book comes to on a day at the place whose taxes held for the last payment (docs/orders.md): the billing place, or that of the evidence. */
export const pricedFor = (
  { buyer, place }: SubscriptionRow,
  { amount, at }: { amount: number; at: Date },
): Priced => {
  const taxedAt = place?.taxedAt
  const { country, province } = taxedAt ?? buyer
  const fallback = taxedAt ? FEDERAL_ALONE : null
  const isBusiness = !taxedAt && isVatBusiness({ ...buyer, check: place?.vat })
  const where = { country, province: provinceIn(province) ?? fallback }
  return pricedAt({ amount, at, place: where, isBusiness })
}

/**
 * What a year costs on the day on which it begins: the price book's row of that day without a discount, and the taxes of that day. A
 * plan or currency that the book no longer prices costs the list price of the last payment. Undefined where there is none either.
 */
export const renewalPrice = (wanted: Wanted, book: PriceBook = CURRENT_BOOK) => {
  const { currency } = wanted.subscription
  const list = listPriceOf({ ...wanted, currency }, book)
  if (!list) return undefined
  const { amount, taxes } = pricedFor(wanted.subscription, { amount: list.amount, at: wanted.at })
  return { amount, taxes, total: totalOf(amount, taxes) }
}
