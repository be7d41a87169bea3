import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import type { OrderRow } from '#services/purchase/order-answer.ts'

/** The orders of a subscription by the name that its provider has for it, the first and the last. */
export const ordersOf = async (
  queries: Pick<Database, 'select'>,
  providerId: string,
): Promise<{ first: OrderRow; last: OrderRow }> => {
  const isOf = eq(orders.subscriptionId, providerId)
  const [first] = await queries
    .select()
    .from(orders)
    .where(isOf)
    .orderBy(asc(orders.receipt))
    .limit(1)
  const [last] = await queries
    .select()
    .from(orders)
    .where(isOf)
    .orderBy(desc(orders.receipt))
    .limit(1)
  if (!first || !last) throw new Error('A subscription has no order')
  return { first, last }
}
