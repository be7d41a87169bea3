import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { DAY_MS } from '#lib/util/durations.ts'

/** The Friday on which the drawn screens are seen. */
const FRIDAY = Date.UTC(2026, 2, 13)

type Unit = 'kilobyte' | 'megabyte' | 'gigabyte'

/** Writes an amount of storage in a unit as a language does; it never breaks across lines. */
export const sizeText = (locale: Locale, unit: Unit) => {
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
  return (amount: number): string => format.format(amount).replaceAll(' ', '\u00A0')
}

/** Writes a day of the drawn screens: how many days before or after the one on which they are seen. */
export const dayText = (locale: Locale, options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' })
  return (days: number): string => format.format(FRIDAY + days * DAY_MS)
}
