import * as z from 'zod/mini'
import { isUnknownPlace, readKept } from '#features/localization/kept-localization.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { isHeld, quoteOf } from '#features/pricing/quote.ts'
import { seatsOf, withSeats } from '#features/pricing/seats.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import type { CheckoutTotal } from '../checkout-answers.ts'
import type { Place, Purchase } from '../purchase-contract.ts'
import { FEDERAL_ALONE, provinceOf } from '../tax-rates.ts'
import { pricedAt, totalOf, type Priced, hasVat } from '../tax.ts'
import { isVatBusiness } from '../vat-number.ts'
import { agreementIn } from './agreement.ts'
import type { CheckoutSite } from './checkout-site.ts'

const kept = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.optional(z.string().check(z.regex(/^[A-Z\d]{1,3}$/))),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  regime: z.string(),
})

/** Tells whether a code is that of a country. */
export const isCountry = (code: string): boolean => localizationOf(code) !== null

/** The visitor's place in `b_localization` (S2 §3); nothing where it is missing, damaged, or a stand-in. */
export const keptPlace = (
  headers: Headers,
): { country: string; province: string | null; currencyCode: string } | undefined => {
  const parsed = kept.safeParse(readKept(cookieIn(headers, 'localization')))
  if (!parsed.success || isUnknownPlace(parsed.data)) return undefined
  const { countryCode, region, currencyCode } = parsed.data
  if (!isCountry(countryCode)) return undefined
  return { country: countryCode, province: region ?? null, currencyCode }
}

/** The billing place that a buyer states, and the tax number. */
export type BuyerPlace = { country: string; province: string | null; taxNumber?: string | null }

/** Other evidence of the place: the connection, the card where its country is known, and the register of VAT numbers. */
export type Evidence = Pick<Place, 'edge' | 'card' | 'vat'>

export const NO_EVIDENCE: Evidence = { edge: null, card: null }

type Taxed = { quote: Quote; place: BuyerPlace; at: Date; evidence?: Evidence }

const pricedIn = ({ quote, place, at, evidence }: Taxed): Priced => {
  const { country, province, taxNumber = null } = place
  const { amount } = quote
  const isBusiness = isVatBusiness({ country, taxNumber, check: evidence?.vat })
  return pricedAt({ amount, place: { country, province: provinceOf(province) }, at, isBusiness })
}

const HOME = 'CA'

/** The place in the evidence that contradicts the buyer's; provinces count inside Canada alone. */
const contradicting = (place: BuyerPlace, { edge, card }: Evidence): BuyerPlace[] => {
  const isOtherProvince =
    edge?.country === HOME && edge.region !== null && edge.region !== place.province
  const isElsewhere = edge && (edge.country !== place.country || isOtherProvince)
  return [
    ...(isElsewhere ? [{ country: edge.country, province: edge.region }] : []),
    ...(card !== null && card !== place.country ? [{ country: card, province: null }] : []),
  ]
}

const isVatCollected = (country: string) =>
  SETTLED_COUNTRIES[country]?.collects === true && hasVat(country)

/** Two of three contradict the billing place; where only one is known beside it, that one names another country. */
const placesAgainst = (place: BuyerPlace, evidence: Evidence): BuyerPlace[] => {
  const against = contradicting(place, evidence)
  const isAlone = evidence.edge === null || evidence.card === null
  const isOverruled =
    against.length === 2 || (isAlone && against.some(({ country }) => country !== place.country))
  return isOverruled
    ? against.filter(({ country }) => country === HOME || isVatCollected(country))
    : []
}

type Held = { priced: Priced; taxedAt: BuyerPlace | null }

const taxIn = ({ priced }: Held) => totalOf(0, priced.taxes)

/** The taxes of the billing place, or the higher ones of the place that the evidence speaks for (docs/orders.md). */
const heldTaxes = ({ quote, place, at, evidence }: Taxed & { evidence: Evidence }): Held => {
  const held: Held = { priced: pricedIn({ quote, place, at, evidence }), taxedAt: null }
  const others = placesAgainst(place, evidence).map((seen): Held => {
    const { country } = seen
    const province = country === HOME ? provinceOf(seen.province) : null
    const taxed = { country, province: province ?? FEDERAL_ALONE }
    return { priced: pricedIn({ quote, place: taxed, at }), taxedAt: { country, province } }
  })
  return others.reduce((most, other) => (taxIn(other) > taxIn(most) ? other : most), held)
}

type Bought = {
  quote: Quote
  place: BuyerPlace
  evidence: Evidence
  site: Pick<CheckoutSite, 'now' | 'payment'>
}

/** The total of a quote at a place: shown above the button, and charged (S2 §3). */
export const totalAt = ({
  quote,
  place,
  evidence,
  site,
}: Bought): Omit<CheckoutTotal, 'agreement'> => {
  const { priced, taxedAt } = heldTaxes({ quote, place, evidence, at: site.now() })
  const { amount, taxes } = priced
  return {
    quote,
    taxes,
    taxedAt,
    total: totalOf(amount, taxes),
    currency: quote.currency,
    isCountryServed: !site.payment.isReal || Object.hasOwn(SETTLED_COUNTRIES, place.country),
  }
}

/** The total of a quote, with the terms of its renewal in a language. */
export const totalIn = async (
  language: Locale,
  { timeZone, ...bought }: Bought & { timeZone: string | null },
): Promise<CheckoutTotal> => {
  const { quote, place, site } = bought
  const total = totalAt(bought)
  const { taxes } = total
  const told = { quote, taxes, place, timeZone, at: site.now() }
  const { renewal, record } = await agreementIn(language, told)
  return { ...total, agreement: { renewal, record } }
}

/** Tells whether a quote may be bought: real money is never taken for an example of the price book. */
export const isBuyable = (
  { isExample }: Quote,
  { payment }: Pick<CheckoutSite, 'payment'>,
): boolean => !(payment.isReal && isExample)

type Selling = Pick<CheckoutSite, 'loadOfferTerms' | 'now'>

/** The quote of a purchase made anew by today's terms: those of its offer, or of the plans where that has ended. */
const renewed = async ({ language, quote }: Purchase, site: Selling): Promise<Quote | null> => {
  const { plan, seats, packageToken, currency } = quote
  for (const path of new Set([quote.offer ?? ROUTES.plans.path, ROUTES.plans.path])) {
    const terms = await site.loadOfferTerms({ locale: language, path })
    const choice = {
      plan,
      seats,
      packageToken: packageToken ?? undefined,
      currency,
      at: site.now(),
    }
    const made = terms && quoteOf({ terms, ...choice })
    if (made) return made
  }
  return null
}

/**
 * The present price of a purchase as the book has it, for some seats (Canada's taxes come on top, value added tax is in it): as it was quoted while that holds, else by today's terms; `null` where its
 * plan is no longer sold.
 */
export const currentQuote = async (
  { purchase, seats }: { purchase: Purchase; seats: number },
  site: Selling,
): Promise<Quote | null> => {
  const { quote } = purchase
  const now = isHeld(quote, site.now()) ? quote : await renewed(purchase, site)
  if (!now) return null
  return seatsOf(now.plan, seats) === now.seats ? now : withSeats(now, seats)
}
