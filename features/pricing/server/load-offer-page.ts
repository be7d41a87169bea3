import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import index from '#generated/landing-index.json'
import { BRAND } from '#lib/config/brand.ts'
import { LANDING_PAGES_BUILT_AHEAD } from '#lib/config/constants.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { type Locale, LOCALE_CODES } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { RecordIndex } from '#lib/records/record-bundle.ts'
import { recordKindOf } from '#lib/records/record-kind.ts'
import { recordLoader } from '#lib/server/records/record-loader.ts'
import { recordPathOf } from '#lib/util/experiment-fact.ts'
import { decodeOfferFacts, type OfferFacts, encodeOfferFacts } from '#lib/util/offer-facts.ts'
import { type RecordAddress, recordSegments } from '#lib/util/record-segments.ts'
import { type OfferRecord, isOfferPath } from '../offer-record.ts'
import { asOfferRecord } from '../parse-offer-record.ts'
import { soldCurrency } from '../price.ts'

const records: RecordIndex = index

const BUILT_AHEAD = encodeOfferFacts({ currency: DEFAULT_CURRENCY })

/** The page of the plans is built by itself. */
const isBuiltHere = (path: string) => recordKindOf(path) === 'offer' && path !== ROUTES.plans.path

const paramsOf = (locale: Locale) =>
  Object.entries(records[locale] ?? {})
    .filter(([path]) => isBuiltHere(path))
    .slice(0, LANDING_PAGES_BUILT_AHEAD)
    .map(([path, entry]) => {
      const hash = typeof entry === 'string' ? entry : entry.hash
      return { locale, page: recordSegments({ hash, facts: BUILT_AHEAD, path }) }
    })

/**
 * The internal addresses of a language's pricing pages that a build renders ahead. A language without any gives those of all:
 * where one parent has no child, Next builds none of the others, and it drops what is there twice.
 */
export const offerParams = (locale: Locale) => {
  const own = paramsOf(locale)
  return own.length > 0 ? own : LOCALE_CODES.flatMap(paramsOf)
}

type Input = { locale: Locale; path: string; record: Pick<OfferRecord, 'meta'> }

/** The metadata of a pricing page: search engines list the page of the plans, and take the others for variants of it. */
export const offerMetadata = ({ locale, path, record: { meta } }: Input): Metadata => {
  if (path === ROUTES.plans.path) return pageMetadata({ id: 'plans', locale, ...meta })
  return {
    title: `${meta.title} | ${BRAND.name}`,
    description: meta.description,
    alternates: { canonical: `${pageAddresses().SITE_URL}${routePath('plans', locale)}` },
    robots: { index: false, follow: false },
  }
}

const loadRecord = recordLoader(asOfferRecord)

type Address = RecordAddress & { locale: Locale }

/** The record and the facts from which a pricing page is made; its prices are in the currency of the facts where every plan is sold in it. */
export type LoadedOffer = { record: OfferRecord; facts: OfferFacts }

const load = async ({ facts, ...page }: Address): Promise<LoadedOffer | null> => {
  const known = isOfferPath(page.path) ? decodeOfferFacts(facts) : null
  const record =
    known && (await loadRecord({ ...page, path: recordPathOf(page.path, known.experiment) }))
  if (!record) return null
  const { currency: code } = known
  const currency = soldCurrency({ code, plans: record.plans, at: new Date() })
  return { record, facts: { ...known, currency } }
}

// By its parts: within one rendering React knows equal strings, but not equal objects.
const loadOnce = cache(async (locale: Locale, ...[path, hash, facts]: [string, string, string]) =>
  load({ locale, path, hash, facts }),
)

/**
 * Loads the record behind the internal address of a pricing page, its figures filled in, once a rendering; `null` when there is
 * no record of this hash, or the facts are none that the edge writes.
 */
export const loadOfferPage = async ({ locale, path, hash, facts }: Address) =>
  loadOnce(locale, path, hash, facts)
