import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'

/** The moment in which a day of the books begins. */
export const startOf = (day: string) => `timestamp '${day}' at time zone '${BOOKS_TIME_ZONE}'`

/** True if a moment lies in the days from one up to, not including, another, as the books have days. */
export const isWithin = (moment: string, { from, until }: { from: string; until: string }) =>
  `${moment} >= ${startOf(from)} and ${moment} < ${startOf(until)}`

/** A text as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
