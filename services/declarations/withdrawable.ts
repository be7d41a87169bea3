import { desc, eq } from 'drizzle-orm'
import { mayBeWithdrawn } from '#features/leaving/withdrawal-period.ts'
import { zoneOfCustomer } from '#features/localization/zone-of-customer.ts'
import { lawOf, isConsumer } from '#lib/config/consumer-law.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { paidRowsOf } from '#services/entitlement/paid-rows.ts'
import type { OrderRow } from '#services/orders/order-row.ts'

/** The days in which an order may be withdrawn from, by the law of the buyer's place: of a renewal its own where it has some. */
export const withdrawalOf = ({
  buyer,
  kind,
  timeZone,
  paidAt,
}: Pick<OrderRow, 'buyer' | 'kind' | 'timeZone' | 'paidAt'>) => {
  const { coolingOff, withdrawal } = lawOf(buyer)
  const { days } = (kind === 'renewal' ? coolingOff.value : null) ?? withdrawal.value
  return { paidAt, days, zone: zoneOfCustomer({ timeZone, place: buyer }) }
}

const isInTime = (order: OrderRow, { now }: { now: Date }): boolean =>
  isConsumer(order.buyer) &&
  order.refunded < order.total &&
  mayBeWithdrawn({ ...withdrawalOf(order), now })

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
