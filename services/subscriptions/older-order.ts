import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'

/** The newest order that its provider calls a subscription and no row is of, which may be charged on (docs/orders.md); undefined where there is none, or it was given back. */
export const olderOrder = async (
  queries: Pick<Database, 'select'>,
  { userId }: { userId: string },
): Promise<OrderRow | undefined> => {
  const [found] = await queries
    .select({ order: orders })
    .from(orders)
    .leftJoin(subscriptions, eq(subscriptions.providerId, orders.subscriptionId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, 'first'),
        isNotNull(orders.subscriptionId),
        isNull(subscriptions.id),
        lt(orders.refunded, orders.total),
      ),
    )
    .orderBy(desc(orders.receipt))
    .limit(1)
  return found?.order
}
