import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import {
  changeSubscription,
  type SubscriptionRow,
  keyOfCharge,
  type ChargeRow,
} from './subscription-store.ts'

/** Notifies the customer, once a change, that it was not paid for, and that a late payment is refunded (docs/decisions/045). */
export const notifyUnchanged = (
  transaction: Database,
  { row, charge, now }: { row: SubscriptionRow; charge: ChargeRow; now: Date },
): Promise<void> =>
  putMail(transaction, {
    key: `plan-unchanged:${keyOfCharge(charge)}`,
    kind: 'plan-unchanged',
    language: row.language,
    recipient: row.buyer.email,
    data: { subscriptionId: row.id, plan: charge.plan, seats: String(charge.seats) },
    now,
  })

/** The reason why a subscription has ended, as its mail gives it. */
export type EndReason = 'stopped' | 'unpaid' | 'dispute-lost'

type Ending = {
  row: SubscriptionRow
  now: Date
  /** The mail that is written; none where whoever ends it tells its customer. */
  reason?: EndReason
}

/** Ends a subscription inside a transaction: nothing more is charged, and what was paid for stays. The provider is told afterwards, as due work. */
export const endSubscription = async (
  transaction: Database,
  { row, now, reason }: Ending,
): Promise<SubscriptionRow> => {
  if (reason) {
    await putMail(transaction, {
      key: `subscription-ended:${row.id}`,
      kind: 'subscription-ended',
      language: row.language,
      recipient: row.buyer.email,
      data: { subscriptionId: row.id, reason, plan: row.plan, at: now.toISOString() },
      now,
    })
  }
  return changeSubscription(transaction, {
    id: row.id,
    now,
    state: 'ended',
    renews: false,
    endedAt: now,
    failingSince: null,
    retryAt: null,
  })
}
