import { getTranslations } from 'next-intl/server'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { shareOf } from '../money.ts'
import type { Price } from '../price.ts'
import type { ShownPlan } from '../shown-plan.ts'

const MONTHS = 12

/** What people call a currency, in the plural, as it stands in a sentence: "US dollars", and "dólares" without a capital. */
export const currencyName = (currency: Currency, locale: Locale): string => {
  const name = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(MONTHS)
    .find(({ type }) => type === 'currency')?.value
  return name?.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) ?? currency
}

/** A percentage as a language writes it. */
export const percentOf = (percent: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent' }).format(percent / 100)

/** Whether twelve months come to the year; where they do not, the page says that the month is rounded. */
const isExact = ({ monthly, yearly }: Price): boolean => monthly * MONTHS === yearly

type Priced = Pick<ShownPlan, 'isPricedBySeat'> & { price: Price; locale: Locale }

/** A price in words: the month, what is charged for the year, and the currency (S2 §3). */
export const priceWords = async ({ price, isPricedBySeat, locale }: Priced) => {
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, locale)
  const month = isExact(price) ? 'month' : 'rounded'
  const seatMonth = isExact(price) ? 'seatMonth' : 'seatRounded'
  // A discount is for the first year: the book's price of the day follows (renewal-price.ts).
  const [year, seatYear] = price.percentOff
    ? (['firstYear', 'seatFirstYear'] as const)
    : (['year', 'seatYear'] as const)
  return {
    monthly: money(price.monthly),
    listMonthly: money(shareOf(price.list, { parts: 1, of: MONTHS })),
    month: t(isPricedBySeat ? seatMonth : month),
    year: t(isPricedBySeat ? seatYear : year, {
      yearly: money(price.yearly),
      list: money(price.list),
    }),
    tax: t('tax', { currency: currencyName(price.currency, locale) }),
  }
}
