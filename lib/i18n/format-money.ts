import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from './number-format.ts'

/** An amount in whole minor units as the readers of a language write it, with all digits of its currency. */
export const formatMoney = (
  { amount, currency }: { amount: number; currency: Currency },
  locale: Locale,
): string => {
  const { digits } = CURRENCIES[currency]
  return numberFormat(locale, { style: 'currency', currency }).format(amount / 10 ** digits)
}

/** Whether an amount as written names its currency by letters: "$ US" does, "$" does not. */
export const writesCurrency = (money: string): boolean => /\p{L}/u.test(money)
