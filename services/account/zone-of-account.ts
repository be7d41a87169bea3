import { desc, eq } from 'drizzle-orm'
import { zoneOfPlace } from '#features/localization/zone-of-place.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'

/** The time zone of a customer by the place of the next bill, or of the last one; undefined where neither tells. */
export const zoneOfAccount = async (
  queries: Pick<Database, 'select'>,
  account: { userId: string },
): Promise<string | undefined> => {
  const subscription = await liveSubscription(queries, account)
  if (subscription) return zoneOfPlace(subscription.buyer)
  const [order] = await queries
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(eq(orders.userId, account.userId))
    .orderBy(desc(orders.receipt))
    .limit(1)
  return order && zoneOfPlace(order.buyer)
}
