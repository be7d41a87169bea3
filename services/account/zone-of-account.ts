import { desc, eq } from 'drizzle-orm'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'

/** The subscription of an account, else its last order. */
const lastBill = async (queries: Pick<Database, 'select'>, account: { userId: string }) => {
  const subscription = await liveSubscription(queries, account)
  if (subscription) return subscription
  const [order] = await queries
    .select()
    .from(orders)
    .where(eq(orders.userId, account.userId))
    .orderBy(desc(orders.receipt))
    .limit(1)
  return order
}

/** The zone whose days the owner of an account reads: that of the subscription, else of the last order, else of the books. */
export const zoneOfAccount = async (
  queries: Pick<Database, 'select'>,
  account: { userId: string },
): Promise<string> => {
  const bill = await lastBill(queries, account)
  return zoneOfCustomer({ timeZone: bill?.timeZone ?? null, place: bill?.buyer ?? null })
}
