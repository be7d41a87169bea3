import type { Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { numberFormat } from './number-format.ts'

/** The price of the Basic plan as a language writes it, a month and a year (S2 §9). */
export const basicPrice = (locale: Locale) => {
  const { currency, monthly, yearly } = basicPriceAt()
  const money = numberFormat(locale, { style: 'currency', currency })
  return { monthly: money.format(monthly), yearly: money.format(yearly) }
}
