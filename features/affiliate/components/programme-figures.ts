import type { Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { AFFILIATE_PROGRAMME, commissionOn } from '../programme.ts'

const { currency } = AFFILIATE_PROGRAMME

/** The programme's terms as a language writes them, by the names that copy uses (S2 §9). */
export const programmeFigures = (locale: Locale) => {
  const percent = numberFormat(locale, { style: 'percent' })
  const dollars = numberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  return {
    commission: percent.format(AFFILIATE_PROGRAMME.commissionPercent / 100),
    payout: dollars.format(AFFILIATE_PROGRAMME.minimumPayout / 100),
    forfeited: dollars.format(AFFILIATE_PROGRAMME.forfeitedUpTo / 100),
    fee: dollars.format(AFFILIATE_PROGRAMME.spamFee / 100),
    months: AFFILIATE_PROGRAMME.payoutMonths,
  }
}

/** Sales of one month in the worked example. */
const SALES = 5

/** The month of the sales in the worked example, the first of a year. */
const SALE_MONTH = 0

/** A worked example: what so many sales of the Basic plan bring, and in which months (S2 §9). */
export const workedExample = (locale: Locale) => {
  const money = numberFormat(locale, { style: 'currency', currency })
  const number = numberFormat(locale)
  const month = dateFormat(locale, { month: 'long', timeZone: 'UTC' })
  const { yearly } = basicPriceAt()
  const each = commissionOn(Math.round(yearly * 100))
  const monthAfter = (months: number) => month.format(Date.UTC(2027, SALE_MONTH + months))
  return {
    sales: number.format(SALES),
    price: money.format(yearly),
    each: money.format(each / 100),
    total: money.format((SALES * each) / 100),
    saleMonth: monthAfter(0),
    waitMonth: monthAfter(1),
    payMonth: monthAfter(AFFILIATE_PROGRAMME.payoutMonths),
    /** Sales after which the total exceeds what is forfeited. */
    salesToKeep: number.format(Math.floor(AFFILIATE_PROGRAMME.forfeitedUpTo / each) + 1),
  }
}
