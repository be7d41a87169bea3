import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { returns, type ReturnCause } from '#services/db/return-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'

/** The plan changes that were paid for on top of an order, in its period: without the order they entitle to nothing. */
export const changesOn = async (
  writing: Database,
  { subscriptionId, receipt }: OrderRow,
): Promise<OrderRow[]> => {
  if (subscriptionId === null) return []
  const later = await writing
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), gt(orders.receipt, receipt)))
    .orderBy(asc(orders.receipt))
  const next = later.findIndex(({ kind }) => kind !== 'change')
  return next === -1 ? later : later.slice(0, next)
}

type Taking = {
  order: OrderRow
  cause: ReturnCause
  declarationId?: string
  /** The time from which it entitles to nothing. */
  takenAt: Date
  now: Date
}

const keep = async (
  writing: Database,
  { taken, cause, declarationId, takenAt, now }: Omit<Taking, 'order'> & { taken: OrderRow[] },
) => {
  const rows = taken
    .filter(({ refunded, total }) => refunded < total)
    .map(({ number }) => ({ orderNumber: number, cause, declarationId, takenAt, nextTryAt: now }))
  if (rows.length > 0) await writing.insert(returns).values(rows).onConflictDoNothing()
}

/** Schedules the refund of an order (`send-due-refunds.ts`) and of the changes on top of it; a refund that is already scheduled stays as it is. */
export const scheduleReturn = async (
  writing: Database,
  { order, ...taking }: Taking,
): Promise<void> =>
  keep(writing, { ...taking, taken: [order, ...(await changesOn(writing, order))] })

/** Schedules the refund of the changes on top of an order that was itself refunded in another way. */
export const scheduleChangeReturns = async (
  writing: Database,
  { order, now }: Pick<Taking, 'order' | 'now'>,
): Promise<void> =>
  keep(writing, {
    taken: await changesOn(writing, order),
    cause: 'without-base',
    takenAt: now,
    now,
  })

/** True if an order is a payment that nothing was waiting for, and is refunded for that. */
export const isUnexpectedPayment = async (
  queries: Pick<Database, '$count'>,
  orderNumber: string,
): Promise<boolean> => {
  const causes: ReturnCause[] = ['late-change', 'unexpected']
  const unasked = and(eq(returns.orderNumber, orderNumber), inArray(returns.cause, causes))
  return (await queries.$count(returns, unasked)) > 0
}
