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

/** The last day on which an order may be withdrawn from, as its beginning in UTC: so many days after that of the contract; one that is no working day is followed by the next (regulation 1182/71). */
export const lastWithdrawalDay = (paidAt: Date, days = WITHDRAWAL_DAYS): Date => {
  const day = new Date(
    Date.UTC(paidAt.getUTCFullYear(), paidAt.getUTCMonth(), paidAt.getUTCDate() + days),
  )
  return new Date(day.getTime() + daysToMonday(day) * DAY_MS)
}

/** Whether an order may still be withdrawn from: to the end of the last day wherever a consumer is. */
export const mayBeWithdrawn = ({
  paidAt,
  now,
  days,
}: {
  paidAt: Date
  now: Date
  days?: number
}): boolean => now.getTime() < lastWithdrawalDay(paidAt, days).getTime() + DAY_MS + LATEST_ZONE_MS
