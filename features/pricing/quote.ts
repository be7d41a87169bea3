import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { OfferTerms } from './offer-terms.ts'
import { CURRENT_BOOK, priceOf, type PriceBook } from './price.ts'
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
