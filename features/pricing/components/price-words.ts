import { getTranslations } from 'next-intl/server'
import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { shareOf } from '#lib/util/share-of.ts'
import type { Price } from '../price.ts'
import { choicesOf, type ShownPlan } from '../shown-plan.ts'

const MONTHS = 12

/** The common name of a currency, in the plural, as in a sentence: "US dollars", and "dólares" without a capital. */
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

type Priced = { plan: ShownPlan; price: Price; locale: Locale }

/** The price of a month for each of the people of a plan of fixed size. */
const shareWords = async ({ plan, price, locale }: Priced) => {
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  const { most } = plan.seats
  if (plan.isPricedBySeat || most === 1) return null
  const { currency, yearly } = price
  const amount =
    shareOf(yearly, { parts: 1, of: MONTHS * most }) / 10 ** CURRENCIES[currency].digits
  const money = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return t('each', { share: numberFormat(locale, money).format(amount), people: `${most}` })
}

/** A price in words: the month, what is charged for the year, and the currency (S2 §3). */
export const priceWords = async ({ plan, price, locale }: Priced) => {
  const { isPricedBySeat } = plan
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, locale)
  const month = isExact(price) ? 'month' : 'rounded'
  const seatMonth = isExact(price) ? 'seatMonth' : 'seatRounded'
  // A discount is for the first year: the book's price of the day follows (renewal-price.ts).
  const lines = price.percentOff ? (['firstYear', 'then'] as const) : (['year'] as const)
  const yearsOf = (people: number) => {
    const seats = isPricedBySeat ? people : 1
    const figures = { yearly: money(price.yearly * seats), list: money(price.list * seats), people }
    return lines.map((line) => t(line, figures))
  }
  return {
    monthly: money(price.monthly),
    listMonthly: money(shareOf(price.list, { parts: 1, of: MONTHS })),
    month: t(isPricedBySeat ? seatMonth : month),
    share: await shareWords({ plan, price, locale }),
    /** Of each number of people that may be chosen, what the year costs, and the one after a discount. */
    years: choicesOf(plan).map(yearsOf),
    tax: t('tax', { currency: currencyName(price.currency, locale) }),
  }
}
