import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { upgradeOf } from './following-plan.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** The announced renewal, which stands whatever was changed since. */
const renewalData = (row: SubscriptionRow): Record<string, string> => {
  const { renewalNotice, periodEnd, currency } = row
  if (!renewalNotice) return {}
  return {
    renewsAt: periodEnd.toISOString(),
    toldPlan: renewalNotice.plan,
    toldSeats: String(renewalNotice.seats),
    total: String(renewalNotice.total),
    more: String(upgradeOf(row)?.total ?? 0),
    currency,
  }
}

type ChangeNotice = {
  /** As it is after the change. */
  row: SubscriptionRow
  plan: PlanId
  seats: number
  from: 'now' | 'next'
  /** The time from which the change holds. */
  at: Date
  /** The part of the outbox key that makes the mail one of its kind. */
  key: string
  now: Date
}

/** Notifies the customer of a plan that begins now or on a day, and of the price of the announced renewal where there is one. */
export const notifyChange = (
  transaction: Database,
  { row, plan, seats, from, at, key, now }: ChangeNotice,
): Promise<void> =>
  putMail(transaction, {
    key: `plan-changed:${row.id}:${key}`,
    kind: 'plan-changed',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan,
      seats: String(seats),
      from,
      at: at.toISOString(),
      ...renewalData(row),
    },
    now,
  })
