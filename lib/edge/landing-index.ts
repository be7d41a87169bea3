import index from '#generated/landing-index.json'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

/** What the edge knows of a landing record: enough to find its prerendered page. */
export type LandingEntry = { hash: string; middleware: readonly string[] }

const records: Record<Locale, Record<string, LandingEntry>> = index

// A map, not the object itself: a path such as `/constructor` must find nothing.
const tables = new Map(
  LOCALE_CODES.map((locale) => [locale, new Map(Object.entries(records[locale]))]),
)

/** The landing record of a path (without language and trailing slash), or `undefined`. */
export const findLanding = (locale: Locale, path: string): LandingEntry | undefined =>
  tables.get(locale)?.get(path)

/** The languages in which a landing path has a record. */
export const landingLocales = (path: string): Locale[] =>
  LOCALE_CODES.filter((locale) => findLanding(locale, path))
