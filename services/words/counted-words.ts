import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { wordsOf } from './words.ts'

/** The counted things, with the words for one and for more. */
const COUNTED = {
  templates: (locale: Locale) => wordsOf(locale).webApp.templates,
  users: (locale: Locale) => wordsOf(locale).papers.users,
} as const

/** "1 template", "2,000 users": a number, written as the language does, with the form of the word that it asks for. */
export const countedWords = (
  what: keyof typeof COUNTED,
  { count, locale }: { count: number; locale: Locale },
): string => {
  const { one, other } = COUNTED[what](locale)
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return fillText(isOne ? one : other, { count: count.toLocaleString(locale) })
}
