import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { keyOfCharge, type ChargeRow, type SubscriptionRow } from './subscription-store.ts'

/**
 * Notifies the customer, once a change, that it was not paid for and which plan there is; the mail also says that a late payment is
 * refunded (docs/decisions/045).
 */
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
