import type { Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { wordsOf } from '#services/words.ts'

/** "1 template", "2,000 templates", as the language writes numbers. */
export const countText = (locale: Locale, count: number): string => {
  const { one, other } = wordsOf(locale).webApp.templates
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return fillText(isOne ? one : other, { count: count.toLocaleString(locale) })
}
