import { sql, type SQL } from 'drizzle-orm'
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

/** The stems of a text's words in one order, without stop words: equal for two ways to say one thing. */
export const stemsOf = ({ locale, text }: { locale: Locale; text: SQL }): SQL<string> =>
  sql`array_to_string(tsvector_to_array(to_tsvector(${STEMMERS[locale]}::regconfig, ${text})), ' ')`
