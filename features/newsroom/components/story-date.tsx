import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'

/** The day of a story as a language writes it. */
export const StoryDate = ({ date, locale }: { date: Date; locale: Locale }) => (
  <time dateTime={date.toISOString().slice(0, 10)}>
    {dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)}
  </time>
)
