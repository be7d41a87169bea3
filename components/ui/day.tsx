import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'

/** A day as a language writes it: the news and the history of the company set it alike. */
export const Day = ({ date, locale }: { date: Date; locale: Locale }) => (
  <time dateTime={date.toISOString().slice(0, 10)}>
    {dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)}
  </time>
)
