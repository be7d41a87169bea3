import { bookDay, dayAfter } from '#lib/util/book-day.ts'

/** Of this century alone: a report computes something for each day between the two. */
const DAY = /^20\d{2}-\d{2}-\d{2}$/

/** The number of days in a report by default. */
const DAYS = 30

const isDay = (day: string) =>
  DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dayAfter(day, 0) === day

/** The requested days cannot be read; the message shows how to write them. */
export class DaysError extends Error {
  override name = 'DaysError'
}

type Options = { from?: string | undefined; to?: string | undefined; now: Date }

/** The days of a report, from the first to the one after the last, or the last thirty; throws a `DaysError` for anything else. */
export const requestedDays = ({ from, to, now }: Options): { from: string; until: string } => {
  const last = to ?? bookDay(now)
  const first = from ?? (isDay(last) ? dayAfter(last, 1 - DAYS) : last)
  for (const day of [first, last]) {
    if (!isDay(day)) throw new DaysError(`Write a day as 2026-11-26, not ${day}`)
  }
  if (last < first) throw new DaysError(`${last} is before ${first}`)
  return { from: first, until: dayAfter(last, 1) }
}
