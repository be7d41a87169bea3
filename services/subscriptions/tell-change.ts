import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/mail/put-mail.ts'
import type { SubscriptionRow } from './subscription-store.ts'

type Change = {
  row: SubscriptionRow
  plan: PlanId
  seats: number
  now: Date
  /** Whether it holds at once, or from the next period on. */
  from: 'now' | 'next'
}

/** Tells the customer of a subscription which plan it has, or will have. */
export const tellChange = (
  transaction: Database,
  { row, plan, seats, now, from }: Change,
): Promise<unknown> =>
  putMail(transaction, {
    key: `plan-changed:${row.id}:${now.toISOString()}`,
    kind: 'plan-changed',
    language: row.language,
    recipient: row.buyer.email,
    data: {
      subscriptionId: row.id,
      plan,
      seats: String(seats),
      from,
      at: (from === 'now' ? now : row.periodEnd).toISOString(),
    },
    now,
  })
