import { and, asc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { minorUnits, typedUnits } from '#features/orders/minor-units.ts'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { writtenLine } from '#lib/util/written-text.ts'
import { affiliateFlags, affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { commissionDue, correctionsOf } from './commission-due.ts'
import type { CorrectionRule } from './rules.ts'
import { creditOf, entryOf, writeEntries } from './write-entries.ts'

const WHY_LENGTH = 200

/** The request of `npm run affiliates:correct`. */
export const correctionSchema = z.strictObject({
  orderNumber: orderNumberSchema,
  /** The commission due for the order from now on, in whole units of its currency with a point, as `12.30`. */
  commission: z.string(),
  why: writtenLine(WHY_LENGTH),
})

type Correction = z.infer<typeof correctionSchema>

/** A commission cannot be corrected; the message says why. */
export class CorrectionError extends Error {
  override name = 'CorrectionError'
}

/** The order; another correction or refund of it waits. */
const findOrder = async (transaction: Database, { orderNumber }: Correction) => {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.number, orderNumber))
    .for('update')
  const told = order && (await entryOf(transaction, `order:${orderNumber}`))
  if (!order || !told) {
    throw new CorrectionError(`There is no order ${orderNumber}: look it up with npm run orders.`)
  }
  if (order.affiliateId === null) {
    throw new CorrectionError(`No affiliate brought the order ${orderNumber}: nobody would get it.`)
  }
  return order
}

const amountOf = (text: string, { amount, currency }: typeof orders.$inferSelect): number => {
  const commission = minorUnits(text, currency)
  if (commission === undefined) {
    throw new CorrectionError(`Write the commission in ${currency} with a point, as in 12.30.`)
  }
  if (commission > amount) throw new CorrectionError('The order was paid with less than that.')
  return commission
}

type Due = {
  order: typeof orders.$inferSelect
  /** In minor units. */
  due: number
  rule: CorrectionRule
  why: string
  now: Date
}

/** Sets what is due to the affiliate of an order by a further row, where that is not due already; what was due before. */
const correctDue = async (
  transaction: Database,
  { order, due, rule, why, now }: Due,
): Promise<number> => {
  const { number: orderNumber, currency } = order
  const before = await commissionDue(transaction, orderNumber)
  if (before === due) return before
  const told = await entryOf(transaction, `order:${orderNumber}`)
  const earned = await entryOf(transaction, `commission:${orderNumber}`)
  const count = (await correctionsOf(transaction, orderNumber)) + 1
  await writeEntries(transaction, [
    {
      ...creditOf(told),
      key: `correction:${orderNumber}:${count}`,
      kind: 'correction',
      happenedAt: now,
      rule,
      consent: 'not-needed',
      orderNumber,
      amount: due - before,
      currency,
      corrects: (earned ?? told)?.id ?? null,
      reason: why,
    },
  ])
  return before
}

/** Holds orders until the end of a transaction, before what is due for them is read: other corrections and refunds wait. */
export const lockOrders = async (transaction: Database, which: SQL | undefined): Promise<void> => {
  await transaction
    .select({ number: orders.number })
    .from(orders)
    .where(which)
    .orderBy(asc(orders.number))
    .for('update')
}

/** The same by the number of an order, which waits for other corrections and refunds of it. */
export const correctDueOf = async (
  transaction: Database,
  { orderNumber, ...due }: Omit<Due, 'order'> & { orderNumber: string },
): Promise<void> => {
  const [order] = await transaction
    .select()
    .from(orders)
    .where(eq(orders.number, orderNumber))
    .for('update')
  if (order) await correctDue(transaction, { order, ...due })
}

/** Nothing is corrected by hand that a flag decides. */
const requireNoFlag = async (transaction: Database, orderNumber: string) => {
  const [flag] = await transaction
    .select({ id: affiliateFlags.id, decision: affiliateFlags.decision })
    .from(affiliateFlagSales)
    .innerJoin(affiliateFlags, eq(affiliateFlags.id, affiliateFlagSales.flagId))
    .where(
      and(
        eq(affiliateFlagSales.orderNumber, orderNumber),
        or(isNull(affiliateFlags.decision), eq(affiliateFlags.decision, 'upheld')),
      ),
    )
  if (!flag) return
  throw new CorrectionError(
    flag.decision
      ? `Flag ${flag.id} was upheld: nothing is due for the order ${orderNumber}.`
      : `Flag ${flag.id} holds the order ${orderNumber}: decide on it first, with npm run affiliates.`,
  )
}

/** Nothing becomes due for a sale after the agreement ended: neither desk nor payments know it. */
const requireAgreement = async (
  transaction: Database,
  { number, affiliateId, paidAt }: typeof orders.$inferSelect,
) => {
  if (affiliateId === null) return
  const [ended] = await transaction
    .select({ number: affiliates.number })
    .from(affiliates)
    .where(and(eq(affiliates.number, affiliateId), lt(affiliates.endedAt, paidAt)))
  if (!ended) return
  throw new CorrectionError(
    `The agreement with affiliate ${affiliateId} had ended when the order ${number} was paid: nothing is due for it.`,
  )
}

const correct = async (
  transaction: Database,
  { now, ...correction }: Correction & { now: Date },
) => {
  const { orderNumber, why } = correction
  const order = await findOrder(transaction, correction)
  const due = amountOf(correction.commission, order)
  await requireNoFlag(transaction, orderNumber)
  if (due > 0) await requireAgreement(transaction, order)
  const before = await correctDue(transaction, { order, due, rule: 'corrected-by-hand', why, now })
  if (before === due) {
    throw new CorrectionError(`That much is due for the order ${orderNumber} already.`)
  }
  const { affiliateId: affiliate, currency } = order
  const written = (amount: number) => typedUnits(amount, currency)
  return [{ order: orderNumber, affiliate, currency, before: written(before), now: written(due) }]
}

/** Sets what is due for an order from now on, as a further row (`correctionSchema` as JSON), and says what was and is. Throws a `CorrectionError` where nothing would change. */
export const correctCommission = async (database: Database, question: string) => {
  const asked = correctionSchema.safeParse(parseJson(question))
  if (!asked.success) throw new CorrectionError('Name an order, a commission and a reason.')
  return database.transaction((transaction) =>
    correct(transaction, { ...asked.data, now: new Date() }),
  )
}
