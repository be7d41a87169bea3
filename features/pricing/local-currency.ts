import { CURRENCY_CODES, DEFAULT_CURRENCY, type Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { CURRENT_BOOK, priceRow, type PriceBook } from './price.ts'

/** Currencies beside the usual one in which the owner stands behind a price: only then does a visitor's place matter (S2 §3). */
export const localCurrencies = (book: PriceBook, at: Date): Currency[] =>
  CURRENCY_CODES.filter(
    (currency) =>
      currency !== DEFAULT_CURRENCY &&
      book.rows.some(
        (row) =>
          row.currency === currency &&
          row.status === 'confirmed' &&
          Date.parse(row.from) <= at.getTime(),
      ),
  )

type Sale = {
  /** The currency of the visitor's place, as anybody may have written it. */
  code: string | undefined
  plans: readonly PlanId[]
  at: Date
}

/** The currency that plans are sold in to a visitor: the local one where the owner stands behind all their prices in it, else the usual one. */
export const soldCurrency = (
  { code, plans, at }: Sale,
  book: PriceBook = CURRENT_BOOK,
): Currency => {
  const local = CURRENCY_CODES.find((currency) => currency === code)
  const isSold =
    local !== undefined &&
    plans.every((plan) => priceRow(book, { plan, currency: local, at })?.status === 'confirmed')
  return isSold ? local : DEFAULT_CURRENCY
}
