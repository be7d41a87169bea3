import { dayAfter, dayIn } from '#lib/util/book-day.ts'
import { DAY_MS } from '#lib/util/durations.ts'

/** West of Greenwich the last day ends later. */
const LATEST_ZONE_MS = 12 * 3_600_000

const SATURDAY = 6

const daysToMonday = (day: Date): number => {
  const weekday = day.getUTCDay()
  if (weekday === SATURDAY) return 2
  return weekday === 0 ? 1 : 0
}

type Contract = {
  paidAt: Date
  /** The time zone of the consumer's days. */
  zone: string
  /** By the law of the consumer's place (`lib/config/consumer-law.ts`). */
  days: number
}

/** The last day on which an order may be withdrawn from, `2026-11-16`: so many days after the consumer's own of the contract; one that is no working day is followed by the next (regulation 1182/71). */
export const lastWithdrawalDay = ({ paidAt, zone, days }: Contract): string => {
  const day = dayAfter(dayIn(zone, paidAt), days)
  return dayAfter(day, daysToMonday(new Date(day)))
}

/** True while an order may be withdrawn from: to the end of the last day wherever a consumer is. */
export const mayBeWithdrawn = ({ now, ...contract }: Contract & { now: Date }): boolean =>
  now.getTime() < Date.parse(lastWithdrawalDay(contract)) + DAY_MS + LATEST_ZONE_MS
