import type { Locale } from '#lib/config/locales.ts'
import { WORDS } from '#services/web-app/words.ts'
import { fill } from './fill.ts'

/** "1 template", "2,000 templates", as the language writes numbers. */
export const countText = (locale: Locale, count: number): string => {
  const { one, other } = WORDS[locale].templates
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return fill(isOne ? one : other, { count: count.toLocaleString(locale) })
}
