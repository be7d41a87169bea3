import type { Quote } from '#features/pricing/quote-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import type { CheckoutTotal } from '../checkout-answers.ts'
import type { Place } from '../purchase-contract.ts'
import { PROVINCES, type Province } from '../tax-rates.ts'
import { taxesOn, totalOf, type TaxLine } from '../tax.ts'
import { agreementIn } from './agreement.ts'
import type { CheckoutSite } from './checkout-site.ts'

/** Where a buyer says to be billed. */
export type BuyerPlace = { country: string; province: string | null }

/** What else speaks for the place: the connection, and the card where its country is known. */
export type Evidence = Pick<Place, 'edge' | 'card'>

export const NO_EVIDENCE: Evidence = { edge: null, card: null }

const provinceIn = ({ province }: BuyerPlace): Province | null =>
  PROVINCES.find((known) => known === province) ?? null

type Taxed = { quote: Quote; place: BuyerPlace; at: Date }

const taxesAt = ({ quote, place, at }: Taxed): TaxLine[] => {
  const { country } = place
  const isFree = SETTLED_COUNTRIES[country]?.collects === false
  return isFree
    ? []
    : taxesOn({ amount: quote.amount, place: { country, province: provinceIn(place) }, at })
}

const HOME = 'CA'

/** Where the evidence sees a buyer who says to be elsewhere; provinces count inside Canada alone. */
const contradicting = (place: BuyerPlace, { edge, card }: Evidence): BuyerPlace[] => {
  const isOtherProvince =
    edge?.country === HOME && edge.region !== null && edge.region !== place.province
  const isElsewhere = edge && (edge.country !== place.country || isOtherProvince)
  return [
    ...(isElsewhere ? [{ country: edge.country, province: edge.region }] : []),
    ...(card !== null && card !== place.country ? [{ country: card, province: null }] : []),
  ]
}

/** Two of three contradict the billing place; where only one is known beside it, that one names another country. */
const placesAgainst = (place: BuyerPlace, evidence: Evidence): BuyerPlace[] => {
  const against = contradicting(place, evidence)
  const isAlone = evidence.edge === null || evidence.card === null
  const isOverruled =
    against.length === 2 || (isAlone && against.some(({ country }) => country !== place.country))
  return isOverruled ? against.filter(({ country }) => country === HOME) : []
}

/** A province with the federal tax alone, which is due wherever in Canada somebody is. */
const FEDERAL_ALONE: Province = 'AB'

/** The taxes of the billing place, or the higher ones of the place in Canada that the evidence speaks for (docs/orders.md). */
const holdingTaxes = ({ quote, place, at, evidence }: Taxed & { evidence: Evidence }) => {
  const held = { taxes: taxesAt({ quote, place, at }), taxedAt: null as BuyerPlace | null }
  const others = placesAgainst(place, evidence).map((seen) => {
    const province = provinceIn(seen)
    const taxed = { country: HOME, province: province ?? FEDERAL_ALONE }
    return { taxes: taxesAt({ quote, place: taxed, at }), taxedAt: { country: HOME, province } }
  })
  return others.reduce(
    (most, other) => (totalOf(0, other.taxes) > totalOf(0, most.taxes) ? other : most),
    held,
  )
}

type Priced = {
  quote: Quote
  place: BuyerPlace
  evidence: Evidence
  site: Pick<CheckoutSite, 'now'> & { driver: Pick<CheckoutSite['driver'], 'isReal'> }
}

/** What a quote comes to at a place: what stands above the button, and what is charged (S2 §3). */
export const totalAt = ({
  quote,
  place,
  evidence,
  site,
}: Priced): Omit<CheckoutTotal, 'agreement'> => {
  const { taxes, taxedAt } = holdingTaxes({ quote, place, evidence, at: site.now() })
  return {
    quote,
    taxes,
    taxedAt,
    total: totalOf(quote.amount, taxes),
    currency: quote.currency,
    isCountryServed: !site.driver.isReal || Object.hasOwn(SETTLED_COUNTRIES, place.country),
  }
}

/** The total of a quote, with the terms of its renewal in a language. */
export const totalIn = async (language: Locale, priced: Priced): Promise<CheckoutTotal> => {
  const { quote, site } = priced
  const { renewal, record } = await agreementIn(language, { quote, at: site.now() })
  return { ...totalAt(priced), agreement: { renewal, record } }
}

/** Tells whether a quote may be bought: real money is never taken for an example of the price book. */
export const isBuyable = (
  { isExample }: Quote,
  { driver }: Pick<CheckoutSite, 'driver'>,
): boolean => !(driver.isReal && isExample)
