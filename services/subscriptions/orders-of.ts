import { asc, eq } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import type { OrderRow } from '#services/orders/order-answer.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** The first and the last order of a subscription, and the one that has paid for its present year. */
export type OrdersOf = { first: OrderRow; last: OrderRow; year: OrderRow }

/** The orders of a subscription by the name that its provider has for it. Throws an `Error` where it has none. */
export const ordersOf = async (
  queries: Pick<Database, 'select'>,
  { providerId, periodStart }: Pick<SubscriptionRow, 'providerId' | 'periodStart'>,
): Promise<OrdersOf> => {
  const bought = await queries
    .select()
    .from(orders)
    .where(eq(orders.subscriptionId, providerId))
    .orderBy(asc(orders.receipt))
  const [first] = bought
  const last = bought.at(-1)
  const year = bought.findLast(
    (order) =>
      order.kind !== 'change' &&
      (order.periodStart ?? order.paidAt).getTime() === periodStart.getTime(),
  )
  if (!first || !last || !year) throw new Error('A subscription has no order')
  return { first, last, year }
}
