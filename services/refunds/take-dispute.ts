import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { DisputeReport } from '#features/checkout/subscription-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptionEvents } from '#services/db/subscription-schema.ts'
import { hasTimeLeft } from '#services/entitlement/entitlement.ts'
import { contractRows } from '#services/entitlement/paid-rows.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { writeRefund } from '#services/refunds/record-refund.ts'
import {
  changeSubscription,
  liveSubscription,
  lockContract,
  type SubscriptionRow,
} from '../subscriptions/subscription-store.ts'

type DisputeInput = { report: DisputeReport; now: Date; log: ServicesContext['log'] }

const noPayment = () =>
  new ProblemError({
    status: 404,
    title: 'No such payment',
    detail:
      'No subscription was paid with it: until the bank has decided, a dispute of anything else is for a person.',
  })

const findPaid = async (transaction: Database, { paymentId }: DisputeReport) => {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentId))
    // Before the subscription, as a refund locks them.
    .for('no key update')
  if (!order) throw noPayment()
  const { subscriptionId } = order
  return {
    order,
    row: subscriptionId === null ? undefined : await lockContract(transaction, subscriptionId),
  }
}

const DECIDED = ['dispute-won', 'dispute-lost']

/** Whether the bank's decision about a payment is known: what opened the dispute may come later. */
const isDecided = async (
  transaction: Database,
  { row, report }: { row: SubscriptionRow; report: DisputeReport },
) =>
  (await transaction.$count(
    subscriptionEvents,
    and(
      eq(subscriptionEvents.subscriptionId, row.id),
      inArray(subscriptionEvents.kind, DECIDED),
      sql`${subscriptionEvents.data} ->> 'paymentId' = ${report.paymentId}`,
    ),
  )) > 0

const keepOnce = async (
  transaction: Database,
  { row, report, now }: Omit<DisputeInput, 'log'> & { row: SubscriptionRow },
) => {
  const { id, paymentId, state } = report
  const kept = await transaction
    .insert(subscriptionEvents)
    .values({
      id: `dispute:${id}`,
      subscriptionId: row.id,
      kind: `dispute-${state}`,
      data: { paymentId },
      happenedAt: now,
    })
    .onConflictDoNothing({ target: subscriptionEvents.id })
    .returning({ id: subscriptionEvents.id })
  return kept.length > 0
}

/** A bank that had only asked was taken for a dispute before such messages were told apart: that fact becomes what it was. Whether there was one. */
const correct = async (
  transaction: Database,
  { row, report }: { row: SubscriptionRow; report: DisputeReport },
) => {
  const wrong = await transaction
    .update(subscriptionEvents)
    .set({ kind: 'dispute-asked' })
    .where(
      and(
        eq(subscriptionEvents.subscriptionId, row.id),
        eq(subscriptionEvents.kind, 'dispute-opened'),
        sql`${subscriptionEvents.data} ->> 'paymentId' = ${report.paymentId}`,
      ),
    )
    .returning({ id: subscriptionEvents.id })
  return wrong.length > 0
}

type DisputeNotice = {
  kind: 'disputed' | 'dispute-won'
  row: SubscriptionRow
  order: OrderRow
  now: Date
}

const notify = (transaction: Database, { kind, row, order, now }: DisputeNotice) =>
  putMail(transaction, {
    key: `${kind}:${order.number}`,
    kind,
    language: row.language,
    recipient: row.buyer.email,
    data: { subscriptionId: row.id, orderNumber: order.number },
    now,
  })

const open = async (
  transaction: Database,
  { row, order, now }: { row: SubscriptionRow; order: OrderRow; now: Date },
) => {
  await changeSubscription(transaction, { id: row.id, now, state: 'disputed' })
  await notify(transaction, { kind: 'disputed', row, order, now })
}

/** Whether nothing else is charged of the account, and it is open: what a won appeal says is true of no other. */
const isLastOfAccount = async (transaction: Database, { userId }: SubscriptionRow) => {
  const isOpen = and(eq(users.id, userId), isNull(users.closedAt))
  if ((await transaction.$count(users, isOpen)) === 0) return false
  return (await liveSubscription(transaction, { userId })) === undefined
}

const restore = async (
  transaction: Database,
  { row, order, now, isWon }: { row: SubscriptionRow; order: OrderRow; now: Date; isWon: boolean },
) => {
  const contract = row.providerId
  const rows = await contractRows(transaction, contract)
  // The bank may have to decide about another payment yet.
  if (rows.some(({ isDisputed }) => isDisputed)) return
  if (row.state === 'ended') {
    const isBack = isWon && hasTimeLeft(rows, { contract, now })
    if (isBack && (await isLastOfAccount(transaction, row)))
      await notify(transaction, { kind: 'dispute-won', row, order, now })
  }
  if (row.state !== 'disputed') return
  const state = row.failingSince === null ? 'active' : 'past-due'
  await changeSubscription(transaction, { id: row.id, now, state })
  if (isWon) await notify(transaction, { kind: 'dispute-won', row, order, now })
}

/** Records a lost dispute as a refund is recorded: credit note, books, commission, mail, and the end of what it paid for. */
const lose = (transaction: Database, { order, now }: { order: OrderRow; now: Date }) =>
  writeRefund(transaction, {
    orderNumber: order.number,
    key: `dispute-${order.paymentId}`,
    refunded: order.total,
    reason: 'dispute lost',
    by: 'bank',
    now,
  })

const applyTo = async (
  transaction: Database,
  {
    report,
    now,
    row,
    order,
  }: Omit<DisputeInput, 'log'> & { row: SubscriptionRow; order: OrderRow },
) => {
  if (report.state === 'asked') {
    if (await correct(transaction, { row, report })) {
      await restore(transaction, { row, order, now, isWon: false })
    }
    return
  }
  const isKnown = await isDecided(transaction, { row, report })
  const isNew = await keepOnce(transaction, { row, report, now })
  if (!isNew) return
  if (report.state !== 'opened') {
    await restore(transaction, { row, order, now, isWon: report.state === 'won' })
  } else if (!isKnown && row.state !== 'ended') await open(transaction, { row, order, now })
}

const apply = async (transaction: Database, { report, now }: Omit<DisputeInput, 'log'>) => {
  const { row, order } = await findPaid(transaction, report)
  if (!row && report.state === 'asked') return
  const isLost = report.state === 'lost'
  if (!row && !isLost) throw noPayment()
  if (row) await applyTo(transaction, { report, now, row, order })
  // Once, however often it is told.
  if (isLost) await lose(transaction, { order, now })
}

/**
 * Takes that a payment of a subscription is disputed, or what the bank has decided, each message once and in whatever order: what its
 * contract gives is suspended, restored, or ended with what was paid, and what the bank has returned gets its credit note. Throws `ProblemError` 404 for a payment
 * of no order, and while nothing is decided, of no subscription.
 */
export const takeDispute = async (
  database: Database,
  { log, ...told }: DisputeInput,
): Promise<void> => {
  await database.transaction((transaction) => apply(transaction, told))
  const { state, paymentId } = told.report
  if (state === 'opened') log.warn({ event: 'payment disputed', paymentId })
  // Nobody has to do anything then: an alert waits for the other line.
  else if (state !== 'asked') log.info({ event: 'dispute decided', state, paymentId })
}
