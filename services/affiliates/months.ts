import { bookDay } from '#lib/util/book-day.ts'

/** A month as the calendar of the books has it: `2026-11`. */
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** True if a text is a month. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && MONTH.test(text)

/** The month of a moment, as the books have days. */
export const monthOf = (moment: Date): string => bookDay(moment).slice(0, 7)

/** The month so many months later, or earlier. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}
