import * as z from 'zod/mini'
import { CURRENCIES, CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

/** An amount in whole minor units of its currency. */
export type Money = { amount: number; currency: Currency }

export const currencySchema = z.enum(CURRENCY_CODES)

/** An amount in minor units: whole, not negative, below ten million. */
export const amountSchema = z.int().check(z.minimum(0), z.maximum(999_999_999))

/** Money as the readers of a language write it, with all digits of its minor unit. */
export const formatMoney = ({ amount, currency }: Money, locale: Locale): string => {
  const { digits } = CURRENCIES[currency]
  return numberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** digits)
}

/** A share of an amount, half a minor unit rounded up; in whole numbers, where a fraction could fall to either side. */
export const shareOf = (amount: number, { parts, of }: { parts: number; of: number }): number =>
  Math.floor((2 * amount * parts + of) / (2 * of))
