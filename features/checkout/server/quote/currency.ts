import type { OfferTerms } from '#features/pricing/offer-terms.ts'
import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { CURRENCY_CODES, DEFAULT_CURRENCY, type Currency } from '#lib/config/currencies.ts'
import { keptPlace } from '../kept-place.ts'

/** The currency of a visitor's place where the owner stands behind all prices of the offer in it, else the usual one (S2 §3). */
export const currencyOf = (
  headers: Headers,
  { terms, at }: { terms: OfferTerms; at: Date },
): Currency => {
  const code = keptPlace(headers)?.currencyCode
  const local = CURRENCY_CODES.find((currency) => currency === code)
  const isSold = (currency: Currency) =>
    terms.plans.every(
      (plan) => priceRow(CURRENT_BOOK, { plan, currency, at })?.status === 'confirmed',
    )
  return local && isSold(local) ? local : DEFAULT_CURRENCY
}
