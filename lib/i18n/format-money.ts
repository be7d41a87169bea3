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

/** True if the sign of an amount as written is that of several currencies: "$" is, "$ US" and "€" are not. */
export const isAmbiguous = (money: string): boolean => /[$¥]/.test(money) && !/\p{L}/u.test(money)

/** An amount as written, with the code of its currency where the sign does not say which: "$299.88 USD", "299,88 USD". */
export const withCurrency = (money: string, currency: string): string => {
  if (!isAmbiguous(money)) return money
  return /\d$/.test(money) ? `${money} ${currency}` : money.replace(/[$¥]$/, () => currency)
}
