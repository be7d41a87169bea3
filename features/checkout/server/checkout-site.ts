import type { NextResponse } from 'next/server'
import type { OfferTerms } from '#features/pricing/offer-terms.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Site } from '#lib/server/site.ts'
import type { Place } from '../purchase-contract.ts'

/** Loads the terms of an offer in a language; `null` where there is no such offer. */
type LoadOfferTerms = (wanted: { locale: Locale; path: string }) => Promise<OfferTerms | null>

type NewAccount = { email: string; destination: undefined; ssojwt: string; site: Site }

/** Gives a visitor's place by an edge network or the geo service; `null` where nobody knows, or nobody vouches for the address. */
type PlaceOf = (headers: Headers, site: Site) => Promise<Place['edge']>

/** The functions of other subjects that buying needs; the routes pass them in. */
export type CheckoutSite = Site & {
  loadOfferTerms: LoadOfferTerms
  placeOf: PlaceOf
  /** Sets the cookies of an account that was made just now, as sign-up does. */
  signIn: (response: NextResponse, account: NewAccount) => void
  /** The address at which tokens of the captcha are checked. */
  captchaVerifyUrl: string
  now: () => Date
}
