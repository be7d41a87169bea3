import type { Locale } from '#lib/config/locales.ts'

/** PostgreSQL's text search configuration of each language: its stemmer and its stop words. */
export const STEMMERS: Readonly<Record<Locale, string>> = {
  en: 'pg_catalog.english',
  fr: 'pg_catalog.french',
  es: 'pg_catalog.spanish',
  it: 'pg_catalog.italian',
  pt: 'pg_catalog.portuguese',
  de: 'pg_catalog.german',
}
