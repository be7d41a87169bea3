import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { changeSubscription, type SubscriptionRow } from './subscription-store.ts'

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
