import { type Currency, CURRENCY_CODES, DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import {
  DISCOUNTS,
  PRICE_BOOK,
  type DiscountId,
  type DiscountRow,
  type PriceRow,
  type PriceStatus,
  rowAt,
} from '#lib/config/price-book.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { shareOf } from '#lib/util/share-of.ts'

/** The price book and its discounts; a test brings its own. */
export type PriceBook = {
  rows: readonly PriceRow[]
  discounts: Readonly<Record<DiscountId, DiscountRow>>
}

export const CURRENT_BOOK: PriceBook = { rows: PRICE_BOOK, discounts: DISCOUNTS }

/** Days for which the book must have held a higher price before it may stand crossed out beside a lower one. */
const REFERENCE_DAYS = 30

type PriceQuery = { plan: PlanId; currency: Currency; at: Date }

/** The row of a plan that holds at a moment; of rows that hold, the youngest. */
export const priceRow = ({ rows }: PriceBook, wanted: PriceQuery): PriceRow | undefined =>
  rowAt(rows, wanted)

/** The discount of an offer, where it holds at a moment. */
const discountRow = (
  book: PriceBook,
  { discount, at }: { discount: DiscountId | null; at: Date },
): DiscountRow | undefined => {
  const row = discount === null ? undefined : book.discounts[discount]
  return row && Date.parse(row.from) <= at.getTime() ? row : undefined
}

/** The price of a plan for a year and for one seat, in minor units. */
export type Price = {
  currency: Currency
  /** Before the discount. */
  list: number
  /** The charge, as the book has it: Canada's taxes come on top, value added tax is in it. */
  yearly: number
  /** Of what is charged, for a month; for people only, since a year is charged at once. */
  monthly: number
  percentOff: number
  /** Whether the book has held `list` for thirty days before the discount began: else nothing is crossed out and no saving shown. */
  isSavingShown: boolean
  status: PriceStatus
}

/** True if the book asked at least so much for a plan on each of the thirty days before a day. */
export const heldForThirtyDays = (
  book: PriceBook,
  { list, before, ...wanted }: PriceQuery & { list: number; before: string },
): boolean => {
  const days = Array.from({ length: REFERENCE_DAYS }, (_none, index) => index + 1)
  return days.every((day) => {
    const at = new Date(Date.parse(before) - day * DAY_MS)
    return (priceRow(book, { ...wanted, at })?.yearly ?? 0) >= list
  })
}

/** The price of a plan in an offer at a moment; `undefined` where the book has no row for it. */
export const priceOf = (
  book: PriceBook,
  { discount, ...wanted }: PriceQuery & { discount: DiscountId | null },
): Price | undefined => {
  const row = priceRow(book, wanted)
  if (!row) return undefined
  const off = discountRow(book, { discount, at: wanted.at })
  const percentOff = off?.percent ?? 0
  const yearly = row.yearly - shareOf(row.yearly, { parts: percentOff, of: 100 })
  return {
    currency: row.currency,
    list: row.yearly,
    yearly,
    monthly: shareOf(yearly, { parts: 1, of: 12 }),
    percentOff,
    isSavingShown:
      off !== undefined &&
      heldForThirtyDays(book, { ...wanted, list: row.yearly, before: off.from }),
    status: row.status === 'example' || off?.status === 'example' ? 'example' : 'confirmed',
  }
}

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
