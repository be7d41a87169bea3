import { soldCurrency } from '#features/pricing/local-currency.ts'
import type { OfferTerms } from '#features/pricing/offer-terms.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { keptPlace } from '../kept-place.ts'

/** The currency of a visitor's place where the owner stands behind all prices of the offer in it, else the usual one (S2 §3). */
export const currencyOf = (
  headers: Headers,
  { terms, at }: { terms: OfferTerms; at: Date },
): Currency => soldCurrency({ code: keptPlace(headers)?.currencyCode, plans: terms.plans, at })
