import { DEFAULT_LOCALE, type Locale } from '../../lib/config/locales.ts'

/** Details of a test that `npm test` leaves to `npm run test:long` (docs/testing.md). */
export const LONG = { tag: '@long' }

/** Details of a test that walks the same in every language: one of them is enough for `npm test`. */
export const longFor = (locale: Locale) => (locale === DEFAULT_LOCALE ? {} : LONG)
