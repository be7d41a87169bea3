import type { Locale } from '../../lib/config/locales.ts'

/** Details of a test that `npm test` leaves to `npm run test:long` (docs/testing.md). */
export const LONG = { tag: '@long' }

/** The languages of `npm test`, with the shortest words and the longest. */
const SHORT: readonly Locale[] = ['en', 'de']

/** Details of a test that walks the same in every language: two of them are enough for `npm test`. */
export const longFor = (locale: Locale) => (SHORT.includes(locale) ? {} : LONG)
