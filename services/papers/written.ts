import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { numberWriting } from '#lib/util/number-writing.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { writtenMoment as momentText } from '#lib/util/written-moment.ts'

const numberText = (locale: Locale, options: Intl.NumberFormatOptions) => {
  const { tag, options: usual } = numberWriting(locale)
  return new Intl.NumberFormat(tag, { ...usual, ...options })
}

/** An amount in minor units as a language writes it, with all digits of its currency. */
export const writtenMoney = (
  { amount, currency }: { amount: number; currency: Currency },
  locale: Locale,
): string =>
  numberText(locale, { style: 'currency', currency }).format(
    amount / 10 ** CURRENCIES[currency].digits,
  )

/** A rate in thousandths of a percent: "9.975%". */
export const writtenRate = (rate: number, locale: Locale): string =>
  numberText(locale, { style: 'percent', maximumFractionDigits: 3 }).format(rate / 100_000)

/** The language and the time zone in which a reader is shown days. */
export type Reader = { locale: Locale; zone: string }

/** The customer of an order or a subscription. */
type Customer = { timeZone: string | null; buyer: { country: string; province: string | null } }

/** A customer as reader of what an order or subscription says. */
export const readerOf = ({ timeZone, buyer }: Customer, locale: Locale): Reader => ({
  locale,
  zone: zoneOfCustomer({ timeZone, place: buyer }),
})

const longDays = ({ locale, zone }: Reader) =>
  dateFormat(locale, { dateStyle: 'long', timeZone: zone })

/** The day of a moment, as the calendar of its reader has it. */
export const writtenDay = (moment: Date, reader: Reader): string =>
  unbroken(longDays(reader).format(moment))

/** The day of a moment in the seller's books, whose months an affiliate is paid by. */
export const writtenBookDay = (moment: Date, locale: Locale): string =>
  writtenDay(moment, { locale, zone: BOOKS_TIME_ZONE })

/** A day of the calendar, `2028-04-30`, which is the same everywhere. */
export const writtenDate = (date: string, locale: Locale): string =>
  writtenDay(new Date(date), { locale, zone: 'UTC' })

const MOMENT = /^(?<day>.*?\d{4},?) (?<time>.*\d(?:[ \u202F][AP]M)?) (?<zone>\D+)$/u

/** A moment as a customer's clock shows it; it breaks behind the day and in the name of the zone alone. */
export const writtenMoment = (moment: Date, reader: Reader): string => {
  const text = momentText(moment, reader)
  const { day, time, zone } = MOMENT.exec(text)?.groups ?? {}
  return day && time ? `${unbroken(day)} ${unbroken(time)} ${zone}` : text
}

/** From one day to another, in the same calendar; it breaks at the dash alone. */
export const writtenPeriod = ({ from, to }: { from: Date; to: Date }, reader: Reader): string =>
  unbroken(longDays(reader).formatRange(from, to))

/** A month, `2028-04`, as people write it. */
export const writtenMonth = (month: string, locale: Locale): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  )
