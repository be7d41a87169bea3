import 'server-only'
import index from '#generated/landing-index.json'
import { LANDING_PAGES_BUILT_AHEAD } from '#lib/config/constants.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { RecordIndex } from '#lib/records/record-bundle.ts'
import { recordKindOf } from '#lib/records/record-kind.ts'
import { encodeFacts, PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { recordSegments } from '#lib/util/record-segments.ts'

const records: RecordIndex = index

/** Facts that are built ahead; a form state is rare and made on its first request. */
const BUILT_AHEAD = [PLAIN_FACTS, { ...PLAIN_FACTS, hasQuery: true }].map(encodeFacts)

const paramsOf = (locale: Locale) =>
  Object.entries(records[locale] ?? {})
    .filter(([path]) => recordKindOf(path) === 'landing')
    .slice(0, LANDING_PAGES_BUILT_AHEAD)
    .flatMap(([path, entry]) => {
      const hash = typeof entry === 'string' ? entry : entry.hash
      return BUILT_AHEAD.map((facts) => ({ locale, page: recordSegments({ hash, facts, path }) }))
    })

/**
 * The internal addresses of a language's landing pages that a build renders ahead: the first ones by path. A
 * language without any gives those of all: where one parent has no child, Next builds none of the others,
 * and it drops what is there twice.
 */
export const landingParams = (locale: Locale) => {
  const own = paramsOf(locale)
  return own.length > 0 ? own : LOCALE_CODES.flatMap(paramsOf)
}
