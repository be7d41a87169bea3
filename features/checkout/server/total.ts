import type { Quote } from '#features/pricing/quote-contract.ts'
import type { CheckoutTotal } from '../checkout-answers.ts'
import { PROVINCES, SETTLED_COUNTRIES, type Province } from '../tax-rates.ts'
import { taxesOn, totalOf } from '../tax.ts'
import type { CheckoutSite } from './checkout-site.ts'

/** Where a buyer says that he is billed. */
export type BuyerPlace = { country: string; province: string | null }

const provinceIn = ({ province }: BuyerPlace): Province | null =>
  PROVINCES.find((known) => known === province) ?? null

const taxesAt = ({ quote, place, at }: { quote: Quote; place: BuyerPlace; at: Date }) => {
  const { country } = place
  const isFree = SETTLED_COUNTRIES[country]?.collects === false
  return isFree
    ? []
    : taxesOn({ amount: quote.amount, place: { country, province: provinceIn(place) }, at })
}

type Priced = { quote: Quote; place: BuyerPlace; site: Pick<CheckoutSite, 'driver' | 'now'> }

/** What a quote comes to at a place: what stands above the button, and what is charged (S2 §3). */
export const totalAt = ({ quote, place, site }: Priced): CheckoutTotal => {
  const taxes = taxesAt({ quote, place, at: site.now() })
  return {
    quote,
    taxes,
    total: totalOf(quote.amount, taxes),
    currency: quote.currency,
    isCountryServed: !site.driver.isReal || Object.hasOwn(SETTLED_COUNTRIES, place.country),
  }
}

/** Tells whether a quote may be bought: real money is never taken for an example of the price book. */
export const isBuyable = (
  { isExample }: Quote,
  { driver }: Pick<CheckoutSite, 'driver'>,
): boolean => !(driver.isReal && isExample)
