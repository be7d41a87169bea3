import { randomBytes } from 'node:crypto'
import type { Database } from '#services/db/database.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { endSubscription } from './end-subscription.ts'
import { liveSubscription, lockSubscription, type SubscriptionRow } from './subscription-store.ts'

const ID_BYTES = 16

/** The subscription of an account that has not ended, held until the transaction is over: a renewal that is just being written down is waited for. */
export const lockLive = async (
  transaction: Database,
  userId: string,
): Promise<SubscriptionRow | undefined> => {
  const live = await liveSubscription(transaction, { userId })
  const row = live && (await lockSubscription(transaction, live.id))
  return row?.state === 'ended' ? undefined : row
}

/** An account has one subscription: an older one, whose licence has run out, ends by the new one. */
export const endOlder = async (
  transaction: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const row = await lockLive(transaction, userId)
  if (row) await endSubscription(transaction, { row, now })
}

/** Writes the subscription that an order begins, inside its transaction; none where the provider keeps no method for further charges. */
export const beginSubscription = async (transaction: Database, order: OrderRow): Promise<void> => {
  const { subscriptionId: providerId, userId, paidAt, renewsAt, quote, seats } = order
  if (providerId === null) return
  await transaction
    .insert(subscriptions)
    .values({
      id: randomBytes(ID_BYTES).toString('hex'),
      userId,
      providerId,
      plan: quote.plan,
      seats,
      currency: order.currency,
      language: order.language,
      method: order.method,
      buyer: order.buyer,
      place: order.place,
      timeZone: order.timeZone,
      state: 'active',
      periodStart: paidAt,
      periodEnd: renewsAt,
      // The first look sets the day of the first notice.
      dueAt: paidAt,
      createdAt: paidAt,
      changedAt: paidAt,
    })
    // A provider that calls two subscriptions the same must not cost the order.
    .onConflictDoNothing({ target: subscriptions.providerId })
}
