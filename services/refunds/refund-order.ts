import { asc, eq } from 'drizzle-orm'
import { creditNoteNumberOf } from '#features/orders/document-numbers.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { measure } from '#lib/util/measure.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { recordRefund } from './record-refund.ts'

type RefundRow = typeof refunds.$inferSelect

type RefundRequest = {
  orderNumber: string
  /** In minor units; all that is left when left out. */
  amount?: number | undefined
  reason: string
  /** Whether a second refund within a day is meant so. */
  isAgain: boolean
}

/** The services that a refund needs. */
export type RefundServices = Pick<ServicesContext, 'provider' | 'log' | 'now'> & {
  signal: AbortSignal
}

/** `written-down`: given back before, and known to the order now; `pending`: a bank has to decide, and the provider's message says how. */
export type RefundResult = {
  outcome: 'given-back' | 'written-down' | 'pending'
  order: OrderRow
  /** The refund that this call has recorded; null where a message of the provider was faster, or a bank has still to decide. */
  refund: RefundRow | null
}

/** No money was refunded; the message is for the operator. */
export class RefundError extends Error {
  override name = 'RefundError'
}

/** The reason of a refund that we did not start: it was made in the provider's own account pages. */
const BY_PROVIDER = 'reported by the payment provider'

type Refunded = {
  order: OrderRow
  charge: {
    paymentId: string
    /** Of what was charged, given back so far. */
    refunded: number
  }
  reason?: string
}

/** Writes down what the provider has given back and the order does not know, repeated and in any order. Throws `RefundError` where it is more than was paid. */
export const writeDownRefund = async (
  queries: Database,
  {
    order: { number: orderNumber, paymentId, refunded: known },
    charge: { paymentId: told, refunded },
    reason = BY_PROVIDER,
    services: { now, log },
  }: Refunded & { services: Pick<RefundServices, 'now' | 'log'> },
): Promise<{ order: OrderRow; refund: RefundRow | null } | undefined> => {
  // A message that names another payment than the order's would give back money that was never paid for it.
  if (paymentId !== told || refunded <= known) return undefined
  // The same state of a payment has the same key, whoever tells of it.
  const key = `${paymentId.slice(-100)}-${refunded}`
  const outcome = await recordRefund(queries, { orderNumber, key, refunded, reason, now: now() })
  if (outcome.kind === 'unknown-order' || outcome.kind === 'refused') {
    log.error({ event: 'refund refused', orderNumber, refunded })
    throw new RefundError(`More was given back of ${orderNumber} than was paid: look at it.`)
  }
  if (outcome.kind === 'recorded') {
    measure('bib_refunds_total', {})
    log.info({ event: 'order refunded', orderNumber, amount: outcome.refund?.amount })
  }
  return outcome
}

const findOrder = async (queries: Database, number: string): Promise<OrderRow> => {
  const [order] = await queries.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new RefundError(`There is no order ${number}.`)
  return order
}

const amountOf = ({ amount }: RefundRequest, { total, refunded, number }: OrderRow): number => {
  const left = total - refunded
  if (left === 0) throw new RefundError(`All of ${number} has been given back already.`)
  if (amount === undefined) return left
  if (amount < 1) throw new RefundError('Name an amount above 0.')
  if (amount > left) throw new RefundError(`Only ${left} minor units of ${number} are left.`)
  return amount
}

/** A command that was cut short is given again: whether the first one had done it, the list of refunds says. */
const refuseRepeat = async (
  queries: Database,
  { wanted: { isAgain, orderNumber }, now }: { wanted: RefundRequest; now: Date },
) => {
  if (isAgain) return
  const last = (
    await queries
      .select()
      .from(refunds)
      .where(eq(refunds.orderNumber, orderNumber))
      .orderBy(asc(refunds.creditNote))
  ).at(-1)
  if (!last || now.getTime() - last.refundedAt.getTime() > DAY_MS) return
  throw new RefundError(
    `Credit note ${creditNoteNumberOf(last.creditNote)} of ${last.amount} minor units was made for this order at ${last.refundedAt.toISOString()}: add --again to give back more.`,
  )
}

/**
 * Gives money of an order back: at the payment provider, then in the order. What the provider gave back before and the order does not
 * know, since a command broke off or a message is late, is written down first, and ends it, so that nothing goes back twice by
 * mistake. Throws `RefundError`, or `UpstreamError` of the provider.
 */
export const refundOrder = async (
  queries: Database,
  { services, ...wanted }: RefundRequest & { services: RefundServices },
): Promise<RefundResult> => {
  const { orderNumber, reason } = wanted
  const { provider, signal } = services
  const order = await findOrder(queries, orderNumber)
  const { paymentId } = order
  const charge = await provider.retrieve(paymentId, signal)
  const healed = await writeDownRefund(queries, { order, charge, reason, services })
  if (healed) return { outcome: 'written-down', ...healed }
  await refuseRepeat(queries, { wanted, now: services.now() })
  const amount = amountOf(wanted, order)
  // The same command finds the same amount given back before, and is the same refund to the provider.
  const key = `refund-${orderNumber}-${order.refunded}-${amount}`
  const { refunded } = await provider.refund({ paymentId, key, amount }, signal)
  const told = { order, charge: { paymentId, refunded }, reason, services }
  const written = await writeDownRefund(queries, told)
  const outcome = refunded >= order.refunded + amount ? 'given-back' : 'pending'
  return { outcome, ...(written ?? { order: { ...order, refunded }, refund: null }) }
}

type RefundRestRequest = Pick<RefundRequest, 'orderNumber' | 'reason'> & {
  /** Of what was paid, in minor units; all of it when left out. */
  upTo?: number
  services: RefundServices
}

/** Gives back an order up to an amount, also where part of that went back before; asked again it changes nothing. Throws as `refundOrder`. */
export const refundRest = async (
  queries: Database,
  { upTo, ...wanted }: RefundRestRequest,
): Promise<RefundResult['outcome']> => {
  const { total, refunded } = await findOrder(queries, wanted.orderNumber)
  const most = upTo ?? total
  const refund = (before: number) =>
    refundOrder(queries, { ...wanted, amount: most - before, isAgain: true })
  if (refunded >= most) return 'written-down'
  const { outcome, order: after } = await refund(refunded)
  // What the provider had given back before is written down; the rest follows.
  if (outcome !== 'written-down' || after.refunded >= most) return outcome
  return (await refund(after.refunded)).outcome
}
