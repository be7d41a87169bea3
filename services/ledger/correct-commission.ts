import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { minorUnits, typedUnits } from '#features/orders/minor-units.ts'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { writtenLine } from '#lib/util/written-text.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { commissionDue, correctionsOf } from './commission-due.ts'
import { creditOf, entryOf, writeEntries } from './write-entries.ts'

const WHY_LENGTH = 200

/** What `npm run affiliates:correct` asks for. */
export const correctionSchema = z.strictObject({
  orderNumber: orderNumberSchema,
  /** What is due for the order from now on, in whole units of its currency with a point, as `12.30`. */
  commission: z.string(),
  why: writtenLine(WHY_LENGTH),
})

type Correction = z.infer<typeof correctionSchema>

/** A commission cannot be corrected; the message says why. */
export class CorrectionError extends Error {
  override name = 'CorrectionError'
}

/** The order with its row of the ledger; another correction or refund of it waits. */
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
  return { order, told }
}

const amountOf = (text: string, { amount, currency }: typeof orders.$inferSelect): number => {
  const commission = minorUnits(text, currency)
  if (commission === undefined) {
    throw new CorrectionError(`Write the commission in ${currency} with a point, as in 12.30.`)
  }
  if (commission > amount) throw new CorrectionError('The order was paid with less than that.')
  return commission
}

const correct = async (
  transaction: Database,
  { now, ...correction }: Correction & { now: Date },
) => {
  const { orderNumber, why } = correction
  const { order, told } = await findOrder(transaction, correction)
  const commission = amountOf(correction.commission, order)
  const before = await commissionDue(transaction, orderNumber)
  if (before === commission) {
    throw new CorrectionError(`That much is due for the order ${orderNumber} already.`)
  }
  const earned = await entryOf(transaction, `commission:${orderNumber}`)
  const number = (await correctionsOf(transaction, orderNumber)) + 1
  await writeEntries(transaction, [
    {
      ...creditOf(told),
      key: `correction:${orderNumber}:${number}`,
      kind: 'correction',
      happenedAt: now,
      rule: 'corrected-by-hand',
      consent: 'not-needed',
      orderNumber,
      amount: commission - before,
      currency: order.currency,
      corrects: (earned ?? told).id,
      reason: why,
    },
  ])
  const { affiliateId: affiliate, currency } = order
  const written = (amount: number) => typedUnits(amount, currency)
  return [
    { order: orderNumber, affiliate, currency, before: written(before), now: written(commission) },
  ]
}

/**
 * Sets what is due to the affiliate of an order from now on, as a further row, and says what was and is; `question` is a `correctionSchema`
 * as JSON. Throws a `CorrectionError` for an order that is not there or that no affiliate brought, and where nothing would change.
 */
export const correctCommission = async (database: Database, question: string) => {
  const asked = correctionSchema.safeParse(parseJson(question))
  if (!asked.success) throw new CorrectionError('Name an order, a commission and a reason.')
  return database.transaction((transaction) =>
    correct(transaction, { ...asked.data, now: new Date() }),
  )
}
