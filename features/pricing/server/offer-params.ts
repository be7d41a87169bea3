import 'server-only'
import index from '#generated/landing-index.json'
import { LANDING_PAGES_BUILT_AHEAD } from '#lib/config/constants.ts'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { RecordIndex } from '#lib/records/record-bundle.ts'
import { recordKindOf } from '#lib/records/record-kind.ts'
import { encodeOfferFacts } from '#lib/util/offer-facts.ts'
import { recordSegments } from '#lib/util/record-segments.ts'

const records: RecordIndex = index

const facts = encodeOfferFacts({ currency: DEFAULT_CURRENCY })

/** The page of the plans is built by itself. */
const isBuiltHere = (path: string) => recordKindOf(path) === 'offer' && path !== ROUTES.plans.path

const paramsOf = (locale: Locale) =>
  Object.entries(records[locale] ?? {})
    .filter(([path]) => isBuiltHere(path))
    .slice(0, LANDING_PAGES_BUILT_AHEAD)
    .map(([path, entry]) => {
      const hash = typeof entry === 'string' ? entry : entry.hash
      return { locale, page: recordSegments({ hash, facts, path }) }
    })

/**
 * The internal addresses of a language's pricing pages that a build renders ahead. A language without any gives those of all:
 * where one parent has no child, Next builds none of the others, and it drops what is there twice.
 */
export const offerParams = (locale: Locale) => {
  const own = paramsOf(locale)
  return own.length > 0 ? own : LOCALE_CODES.flatMap(paramsOf)
}
