import { eq } from 'drizzle-orm'
import type { MethodOnFile } from '#features/checkout/subscription-contract.ts'
import type { Database } from '#services/db/database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { changeSubscription, lockSubscription } from './subscription-store.ts'

type Seen = { subscriptionId: string; method: MethodOnFile; now: Date }

/** Has a charge that failed tried at once where another method is on file than was seen first after the failure. */
export const noteMethod = (
  database: Database,
  { subscriptionId: id, method: { label, expires }, now }: Seen,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await lockSubscription(transaction, id)
    if (row?.state !== 'past-due' || !row.renews || row.retryAt !== null) return
    const failedMethod = `${label} ${expires ?? ''}`.trim()
    if (row.failedMethod === failedMethod) return
    if (row.failedMethod !== null) {
      await changeSubscription(transaction, { id, now, failedMethod, retryAt: now })
      return
    }
    await transaction.update(subscriptions).set({ failedMethod }).where(eq(subscriptions.id, id))
  })
