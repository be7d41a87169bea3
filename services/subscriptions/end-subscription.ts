import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { licences } from '#services/db/purchase-schema.ts'
import { putMail } from '#services/mail/put-mail.ts'
import { changeSubscription, type SubscriptionRow } from './subscription-store.ts'

/** Why a subscription has ended, as its mail says it. */
type EndReason = 'stopped' | 'unpaid' | 'dispute-lost'

type Ending = {
  row: SubscriptionRow
  now: Date
  /** Whether access ends before its time is over. */
  endsLicence: boolean
  /** The mail that is written; none where whoever ends it tells its customer. */
  reason?: EndReason
}

/** Ends a subscription inside a transaction; the provider is told afterwards, as due work. */
export const endSubscription = async (
  transaction: Database,
  { row, now, endsLicence, reason }: Ending,
): Promise<SubscriptionRow> => {
  if (endsLicence) {
    await transaction
      .update(licences)
      .set({ state: 'ended', endsAt: now })
      .where(and(eq(licences.userId, row.userId), inArray(licences.state, ['active', 'suspended'])))
  }
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
  })
}
