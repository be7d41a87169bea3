import { lawOf } from '#lib/config/consumer-law.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { OfferTerms } from './offer-terms.ts'
import { CURRENT_BOOK, priceOf, type PriceBook, priceRow } from './price.ts'
import type { Quote } from './quote-contract.ts'
import { isPricedBySeat, seatsOf } from './seats.ts'

/** Minutes for which a quote holds, also past the end of its offer. */
export const QUOTE_LIFE_MIN = 30

type Choice = {
  terms: OfferTerms
  plan: PlanId
  seats?: number | undefined
  packageToken?: string | undefined
  currency: Currency
  at: Date
}

/**
 * The price of a plan in an offer, fixed for half an hour; `null` where the offer does not sell the plan or has ended, or the book has no
 * price. Only the choice comes from the browser (S2 §3).
 */
export const quoteOf = (choice: Choice, book: PriceBook = CURRENT_BOOK): Quote | null => {
  const { terms, plan, packageToken, currency, at } = choice
  const hasEnded = terms.until !== null && Date.parse(terms.until) <= at.getTime()
  if (hasEnded || !terms.plans.includes(plan)) return null
  const price = priceOf(book, { plan, currency, at, discount: terms.discount })
  if (!price) return null
  const seats = seatsOf(plan, choice.seats)
  const times = isPricedBySeat(plan) ? seats : 1
  return {
    plan,
    seats,
    offer: terms.path,
    discount: terms.discount,
    packageToken: packageToken ?? null,
    currency: price.currency,
    list: price.list * times,
    amount: price.yearly * times,
    percentOff: price.percentOff,
    isSavingShown: price.isSavingShown,
    isExample: price.status === 'example',
    quotedAt: at.toISOString(),
    holdsUntil: new Date(at.getTime() + QUOTE_LIFE_MIN * MINUTE_MS).toISOString(),
  }
}

/** True if the amount of a quote still holds at a moment. */
export const isHeld = ({ holdsUntil }: Quote, at: Date): boolean =>
  Date.parse(holdsUntil) > at.getTime()

type ListPriceQuery = {
  plan: PlanId
  seats: number
  currency: Currency
  at: Date
  /** The quote of the last order, for a plan whose price the book has lost. */
  lastQuote?: Quote
}

/** The list price of a year for all seats, as the book has it, in minor units; undefined where neither the book nor the last payment knows one. */
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

/** The price of the first renewal at a list price, as the book has it, in minor units. */
export const firstRenewalAmount = (list: number, { quote, at }: { quote: Quote; at: BilledAt }) =>
  staysReduced(quote, at) ? Math.min(list, quote.amount) : list
