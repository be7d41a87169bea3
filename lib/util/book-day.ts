import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { HOUR_MS } from './durations.ts'

/** Days as Swedes write them, `2026-11-23`: they follow each other as text does. */
const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: BOOKS_TIME_ZONE })

/** The day of a moment in the books, `2026-11-23`. */
export const bookDay = (moment: Date): string => DAYS.format(moment)

/** The day of a moment in a time zone, `2026-11-23`. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

/** The day so many days later, or earlier, by the calendar. */
export const dayAfter = (day: string, days: number): string => {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The moment in which a day of the books begins, in milliseconds. */
export const startOfBookDay = (day: string): number => {
  // Toronto's day begins some hours after that of UTC, how many is a matter of the season.
  let moment = Date.parse(day)
  while (bookDay(new Date(moment)) < day) moment += HOUR_MS
  return moment
}
