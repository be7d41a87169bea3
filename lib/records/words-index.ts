import { isLocale, type Locale } from '#lib/config/locales.ts'
import { isObject } from '#lib/util/is-object.ts'
import { isDate, isHash } from './record-rules.ts'

/** Words of home and of the layouts of landing pages that a record changes, as a page needs them. */
export type WordsEntry = {
  /** Of its whole record: what a preview link names. */
  hash: string
  locale: Locale
  /** By the key that the messages have, such as `home.hero.lead`. */
  words: Readonly<Record<string, string>>
  from?: string | undefined
  until?: string | undefined
}

/** Tells whether a value is words that can be shown; whether each fits its place is asked where the messages are. */
export const isWordsEntry = (value: unknown): value is WordsEntry =>
  isObject(value) &&
  isHash(value.hash) &&
  typeof value.locale === 'string' &&
  isLocale(value.locale) &&
  isObject(value.words) &&
  Object.values(value.words).every((text) => typeof text === 'string' && text !== '') &&
  isDate(value.from) &&
  isDate(value.until)
