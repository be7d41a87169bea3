const DAY_MS = 86_400_000

/** So many days a consumer has to withdraw (directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14

/** West of Greenwich the last day ends later. */
const LATEST_ZONE_MS = 12 * 3_600_000

const SATURDAY = 6

const daysToMonday = (day: Date): number => {
  const weekday = day.getUTCDay()
  if (weekday === SATURDAY) return 2
  return weekday === 0 ? 1 : 0
}

/** Whether an order may still be withdrawn from: 14 days after the day of the contract, to the end of the last one wherever a consumer is; one that is no working day is followed by the next (regulation 1182/71). */
export const mayBeWithdrawn = ({ paidAt, now }: { paidAt: Date; now: Date }): boolean => {
  const day = new Date(
    Date.UTC(paidAt.getUTCFullYear(), paidAt.getUTCMonth(), paidAt.getUTCDate() + WITHDRAWAL_DAYS),
  )
  const end = day.getTime() + (1 + daysToMonday(day)) * DAY_MS + LATEST_ZONE_MS
  return now.getTime() < end
}
