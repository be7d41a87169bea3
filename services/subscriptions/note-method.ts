import { eq } from 'drizzle-orm'
import type { MethodOnFile } from '#features/checkout/subscription-contract.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import {
  changeSubscription,
  lockSubscription,
  openChargeOf,
  type SubscriptionRow,
} from './subscription-store.ts'

type Seen = { subscriptionId: string; method: MethodOnFile; now: Date }

/** Whether the next year is to be paid for, with whatever method is on file. */
const isCharged = async (transaction: Database, { id, state, renews }: SubscriptionRow) =>
  renews && (state === 'past-due' || (await openChargeOf(transaction, id))?.kind === 'renewal')

/** Has a charge that failed, or that nobody has heard of yet, tried at once where another method is on file than was seen before. */
export const noteMethod = (
  database: Database,
  { subscriptionId: id, method: { label, expires }, now }: Seen,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, id)
    const seenMethod = `${label} ${expires ?? ''}`.trim()
    if (!row || row.seenMethod === seenMethod) return
    if (row.seenMethod !== null && (await isCharged(transaction, row))) {
      await changeSubscription(transaction, { id, now, seenMethod, retryAt: now })
      return
    }
    await transaction.update(subscriptions).set({ seenMethod }).where(eq(subscriptions.id, id))
  })
