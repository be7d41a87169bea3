import index from '#generated/landing-index.json'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

/** What the edge knows of a landing record: enough to find its prerendered page. */
export type LandingEntry = { hash: string; middleware: readonly string[] }

/** A record as the index holds it: its hash alone, where it names no step of its own. */
type IndexEntry = string | LandingEntry

const records: Record<Locale, Record<string, IndexEntry>> = index

/** The landing record of a path (without language and trailing slash), or `undefined`. */
export const findLanding = (locale: Locale, path: string): LandingEntry | undefined => {
  // Only what the index itself holds: a path such as `constructor` must find nothing.
  const entry = Object.hasOwn(records[locale], path) ? records[locale][path] : undefined
  return typeof entry === 'string' ? { hash: entry, middleware: [] } : entry
}

/** The languages in which a landing path has a record. */
export const landingLocales = (path: string): Locale[] =>
  LOCALE_CODES.filter((locale) => findLanding(locale, path))
