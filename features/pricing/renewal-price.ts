import { lawOf } from '#lib/config/consumer-law.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { CURRENT_BOOK, priceRow, type PriceBook } from './price.ts'
import type { Quote } from './quote-contract.ts'
import { isPricedBySeat } from './seats.ts'

type ListPriceQuery = {
  plan: PlanId
  seats: number
  currency: Currency
  at: Date
  /** The quote of the last order, for a plan whose price the book has lost. */
  lastQuote?: Quote
}

/** The list price of a year for all seats, before tax, in minor units; undefined where neither the book nor the last payment knows one. */
export const listPriceOf = (
  { plan, seats, currency, at, lastQuote }: ListPriceQuery,
  book: PriceBook = CURRENT_BOOK,
): { amount: number; isExample: boolean } | undefined => {
  const row = priceRow(book, { plan, currency, at })
  const times = (count: number) => (isPricedBySeat(plan) ? count : 1)
  if (row) return { amount: row.yearly * times(seats), isExample: row.status === 'example' }
  if (lastQuote?.plan !== plan || lastQuote.currency !== currency) return undefined
  const one = Math.round(lastQuote.list / times(lastQuote.seats))
  return { amount: one * times(seats), isExample: lastQuote.isExample }
}

/** The billing place, and the tax number of a business; a company without a tax number counts as a consumer here. */
type BilledAt = { country: string; province: string | null; taxNumber?: string | null }

/** True if the first renewal of a reduced year costs no more than that year did, by the law of the place (`lib/config/consumer-law.ts`). */
export const staysReduced = ({ percentOff }: Quote, { taxNumber = null, ...at }: BilledAt) =>
  percentOff > 0 &&
  lawOf({ ...at, taxNumber, company: null }).reducedPrice.value === 'stays-reduced'

/** The price of the first renewal at a list price, before tax, in minor units. */
export const firstRenewalAmount = (list: number, { quote, at }: { quote: Quote; at: BilledAt }) =>
  staysReduced(quote, at) ? Math.min(list, quote.amount) : list
