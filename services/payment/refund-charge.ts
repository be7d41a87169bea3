import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { paymentCharges, paymentRefunds } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { lockCharge, type ChargeRow } from './charge-states.ts'
import { noteChange } from './notices.ts'

type Refund = { paymentId: string; key: string; amount: number; now: Date }

type Refunded = { refundId: string; amount: number; refunded: number }

const reusedKey = () =>
  new ProblemError({
    status: 409,
    title: 'Refund key reused',
    detail: 'This key came with another refund before: use a new key for a new refund.',
    fields: ['key'],
  })

const refuseBeyond = ({ state, request, refunded, dispute }: ChargeRow, amount: number) => {
  if (state !== 'succeeded') {
    throw new ProblemError({
      status: 409,
      title: 'Nothing was charged',
      detail: 'Only a charge that has succeeded can be given back.',
    })
  }
  if (dispute === 'opened' || dispute === 'lost') {
    throw new ProblemError({
      status: 409,
      title: 'The payment is disputed',
      detail: 'The bank has the money until it has decided, or has given it back.',
    })
  }
  if (amount === 0 || refunded + amount > request.amount) {
    throw new ProblemError({
      status: 422,
      title: 'Bad amount of a refund',
      detail: 'Give back something, and at most what was charged and is not given back yet.',
      fields: ['amount'],
    })
  }
}

const givenBack = async (transaction: Database, { paymentId, key, amount }: Refund) => {
  const [refund] = await transaction
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.key, key))
  if (!refund) return undefined
  if (refund.paymentId !== paymentId || refund.amount !== amount) throw reusedKey()
  return refund
}

/** Gives a charge back, whole or in part, once for each key; never more than was charged. Throws `ProblemError`. */
export const refundCharge = (database: Database, refund: Refund): Promise<Refunded> =>
  database.transaction(async (transaction) => {
    const { paymentId, key, amount, now } = refund
    const charge = await lockCharge(transaction, paymentId)
    const first = await givenBack(transaction, refund)
    if (first) return { refundId: first.refundId, amount, refunded: charge.refunded }
    refuseBeyond(charge, amount)
    const refundId = `ref_${randomBytes(18).toString('base64url')}`
    const refunded = charge.refunded + amount
    await transaction
      .insert(paymentRefunds)
      .values({ key, refundId, paymentId, amount, createdAt: now })
    await transaction
      .update(paymentCharges)
      .set({ refunded, changedAt: now })
      .where(eq(paymentCharges.paymentId, paymentId))
    await noteChange(transaction, { type: 'charge.refunded', charge, now })
    return { refundId, amount, refunded }
  })
