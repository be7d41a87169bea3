import { desc, eq } from 'drizzle-orm'
import { mayBeWithdrawn } from '#features/leaving/withdrawal-period.ts'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { lawOf, isConsumer } from '#lib/config/consumer-law.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import type { OrderRow } from '#services/orders/order-answer.ts'

type Bought = Pick<OrderRow, 'buyer' | 'timeZone' | 'paidAt' | 'refunded' | 'total'>

/** True if a withdrawal refunds the whole order without a person's decision: the buyer is a consumer, in time, and nothing was refunded yet. */
export const isWithdrawable = (
  { buyer, timeZone, paidAt, refunded, total }: Bought,
  { now }: { now: Date },
): boolean =>
  isConsumer(buyer) &&
  refunded < total &&
  mayBeWithdrawn({
    paidAt,
    now,
    zone: zoneOfCustomer({ timeZone, place: buyer }),
    days: lawOf(buyer).withdrawal.value.days,
  })

/** The orders of an account that may be withdrawn from, the newest first. */
export const withdrawableOrders = async (
  queries: Pick<Database, 'select'>,
  { userId, now }: { userId: string; now: Date },
): Promise<OrderRow[]> => {
  const own = await queries
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.receipt))
  return own.filter((order) => isWithdrawable(order, { now }))
}
