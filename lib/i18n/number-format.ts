import type { Locale } from '#lib/config/locales.ts'
import { numberWriting } from '#lib/util/number-writing.ts'

/** Writes numbers the way the readers of a language do (S2 §1). */
export const numberFormat = (
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => {
  const { tag, options: usual } = numberWriting(locale)
  return new Intl.NumberFormat(tag, { ...usual, ...options })
}

/** A written number with a minus sign in place of its hyphen, for a table, where both would stand one above the other. */
export const withMinus = (written: string): string => written.replace('-', '\u2212')
