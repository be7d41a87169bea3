import { desc, eq } from 'drizzle-orm'
import { mayBeWithdrawn } from '#features/leaving/withdrawal-period.ts'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { lawOf, isConsumer } from '#lib/config/consumer-law.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { paidRowsOf } from '#services/entitlement/paid-rows.ts'
import type { OrderRow } from '#services/orders/order-row.ts'

type Bought = Pick<OrderRow, 'buyer' | 'timeZone' | 'paidAt' | 'refunded' | 'total'>

const isInTime = (
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

/** The orders that a withdrawal gives back without a person, the newest first: a consumer's, in time, not given back, and with no dispute, while which a provider returns nothing. */
export const withdrawableOrders = async (
  queries: Pick<Database, 'select'>,
  { userId, now }: { userId: string; now: Date },
): Promise<OrderRow[]> => {
  const own = await queries
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.receipt))
  const paid = await paidRowsOf(queries, userId)
  const disputed = new Set(paid.flatMap((row) => (row.isDisputed ? row.source : [])))
  return own.filter((order) => isInTime(order, { now }) && !disputed.has(order.number))
}
