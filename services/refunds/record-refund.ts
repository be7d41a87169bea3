import { asc, eq } from 'drizzle-orm'
import type { TaxLine } from '#features/checkout/tax.ts'
import { refundParts } from '#features/orders/refund-parts.ts'
import { shareOf } from '#lib/util/share-of.ts'
import { sum } from '#lib/util/sum.ts'
import { putRefund } from '#services/conversions/put-conversions.ts'
import type { Database } from '#services/db/database.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import {
  commissionDue,
  correctionsOf,
  recordRefundEntries,
} from '#services/ledger/commission-due.ts'
import { nextNumber } from '#services/numbers/next-number.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { adjustAfterRefund } from '#services/subscriptions/adjust-after-refund.ts'
import { lockContract } from '#services/subscriptions/subscription-store.ts'
import { isUnexpectedPayment, scheduleChangeReturns } from '../returns/schedule-return.ts'

type Order = typeof orders.$inferSelect
type Refund = typeof refunds.$inferSelect

type Report = {
  orderNumber: string
  key: string
  /** Given back in all, as the payment provider has it. */
  refunded: number
  reason: string
  /** The party that refunded: the buyer's bank after a dispute, else we. */
  by?: 'bank'
  now: Date
}

export type RefundOutcome =
  | { kind: 'unknown-order' }
  /** More than was paid, or a key of another order: for a person to look at. */
  | { kind: 'refused' }
  | { kind: 'recorded' | 'known'; order: Order; refund: Refund | null }

const taxBefore = (earlier: readonly Refund[], index: number) =>
  sum(earlier.map(({ taxes }) => taxes[index]?.amount ?? 0))

/** Taxes of a refund, line by line as the order has them. */
const taxesOf = (
  order: Order,
  { earlier, amount }: { earlier: readonly Refund[]; amount: number },
): TaxLine[] => {
  const taxes = order.taxes.map((_line, index) => taxBefore(earlier, index))
  const [, ...parts] = refundParts({
    parts: [order.amount, ...order.taxes.map((line) => line.amount)],
    before: [sum(earlier.map((refund) => refund.amount)) - sum(taxes), ...taxes],
    refund: amount,
  })
  return order.taxes.map((line, index) => ({ ...line, amount: parts[index] ?? 0 }))
}

/** The commission that the affiliate loses by all refunds, less what was lost before; of a corrected one the part of what is left. */
const reversedOf = async (
  writing: Database,
  { order, earlier, refunded }: { order: Order; earlier: readonly Refund[]; refunded: number },
) => {
  if ((await correctionsOf(writing, order.number)) > 0) {
    const part = { parts: refunded - order.refunded, of: order.total - order.refunded }
    return shareOf(await commissionDue(writing, order.number), part)
  }
  const lost = shareOf(order.commission ?? 0, { parts: refunded, of: order.total })
  return lost - sum(earlier.map((refund) => refund.commissionReversed))
}

/** Ends what a wholly refunded payment paid for; money that nothing waited for has paid for nothing. */
const endPaid = async (
  writing: Database,
  { order, report: { now, by } }: { order: Order; report: Report },
) => {
  if (await isUnexpectedPayment(writing, order.number)) return
  await scheduleChangeReturns(writing, { order, now })
  await adjustAfterRefund(writing, { order, now, ...(by === 'bank' && { reason: 'dispute-lost' }) })
}

/** The plan that the buyer may still use without the order, for the mail. */
const leftOf = async (writing: Database, { order, now }: { order: Order; now: Date }) => {
  const left = await entitlementOf(writing, { userId: order.userId, now })
  return left && { plan: left.plan, seats: String(left.seats), until: left.endsAt.toISOString() }
}

const withoutTaxes = ({ amount, taxes }: Refund) => amount - sum(taxes.map((line) => line.amount))

const keep = async (
  writing: Database,
  { order, earlier, report }: { order: Order; earlier: readonly Refund[]; report: Report },
): Promise<Refund> => {
  const { key, refunded, reason, by, now } = report
  const amount = refunded - order.refunded
  const isWhole = refunded === order.total
  // What follows for it comes after the number (`services/purchase/purchase-store.ts`).
  if (isWhole && order.subscriptionId !== null) await lockContract(writing, order.subscriptionId)
  const refund: Refund = {
    key,
    orderNumber: order.number,
    creditNote: await nextNumber(writing, 'credit-note'),
    amount,
    taxes: taxesOf(order, { earlier, amount }),
    commissionReversed: await reversedOf(writing, { order, earlier, refunded }),
    reason,
    refundedAt: now,
  }
  await writing.insert(refunds).values(refund)
  await recordRefundEntries(writing, { order, refund, isDispute: by === 'bank' })
  await writing.update(orders).set({ refunded }).where(eq(orders.number, order.number))
  if (isWhole) await endPaid(writing, { order, report })
  const left = order.amount - sum([...earlier, refund].map(withoutTaxes))
  await putRefund(writing, { orderNumber: order.number, left, now })
  await putMail(writing, {
    key: `refund:${key}`,
    kind: 'refund',
    language: order.language,
    recipient: order.buyer.email,
    data: {
      refundKey: key,
      whole: isWhole ? 'yes' : 'no',
      by: by ?? 'us',
      ...(isWhole && (await leftOf(writing, { order, now }))),
    },
    now,
  })
  return refund
}

/**
 * Records what was given back of an order, whole or in part, inside a transaction: refund with its credit note, taxes and
 * commission in proportion, what it paid for ended where nothing of it is left, and the mail (S2 §9). A report that
 * brings nothing new changes nothing, so that it may come twice and in any order.
 */
export const writeRefund = async (writing: Database, report: Report): Promise<RefundOutcome> => {
  const [order] = await writing
    .select()
    .from(orders)
    .where(eq(orders.number, report.orderNumber))
    // Two reports at once would both find the same amount missing; a row of `returns` may refer to it meanwhile.
    .for('no key update')
  if (!order) return { kind: 'unknown-order' }
  const [known] = await writing.select().from(refunds).where(eq(refunds.key, report.key))
  if (known && known.orderNumber !== order.number) return { kind: 'refused' }
  if (known) return { kind: 'known', order, refund: known }
  if (report.refunded > order.total) return { kind: 'refused' }
  if (report.refunded <= order.refunded) return { kind: 'known', order, refund: null }
  const earlier = await writing
    .select()
    .from(refunds)
    .where(eq(refunds.orderNumber, order.number))
    .orderBy(asc(refunds.creditNote))
  const refund = await keep(writing, { order, earlier, report })
  return { kind: 'recorded', order: { ...order, refunded: report.refunded }, refund }
}

/** `writeRefund` in a transaction of its own. */
export const recordRefund = (database: Database, report: Report): Promise<RefundOutcome> =>
  database.transaction((writing) => writeRefund(writing, report))
