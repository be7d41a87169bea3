import { eq, sql } from 'drizzle-orm'
import type { LaterChargeRequest } from '#features/checkout/payment-contract.ts'
import type { Waits } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { paymentCharges, paymentSubscriptions } from '#services/db/payment-schema.ts'
import { disputesAt, laterCourseOf } from './card-course.ts'
import { currentCharge, type ChargeRow } from './charge-states.ts'
import { noteChange } from './notices.ts'
import { isSame, newId, reusedKey } from './start-charge.ts'
import { findSubscription, refuseUnchargeable } from './subscriptions.ts'

type Later = { subscriptionId: string; request: LaterChargeRequest; now: Date; waits: Waits }

const findByKey = async (database: Database, key: string) => {
  const [charge] = await database.select().from(paymentCharges).where(eq(paymentCharges.key, key))
  return charge
}

/** Two charges of a subscription wait for each other, and for its end; what stands there is read after that. */
const lock = async (transaction: Database, subscriptionId: string) => {
  await transaction
    .select({ id: paymentSubscriptions.subscriptionId })
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.subscriptionId, subscriptionId))
    .for('update')
}

const keep = async (transaction: Database, later: Later): Promise<ChargeRow | undefined> => {
  const { subscriptionId, request, now } = later
  await lock(transaction, subscriptionId)
  const before = await findByKey(transaction, request.key)
  if (before) return before
  const found = await findSubscription(transaction, { subscriptionId, now })
  refuseUnchargeable(found)
  const { method, ...onFile } = found.subscription
  const { state, reason, decidesAfterMs } = laterCourseOf(onFile, later)
  const decidesAt = decidesAfterMs === null ? null : new Date(now.getTime() + decidesAfterMs)
  const [made] = await transaction
    .insert(paymentCharges)
    .values({
      paymentId: newId('pay'),
      key: request.key,
      request: {
        ...found.first.request,
        ...request,
        method: method ?? found.first.request.method,
        methodToken: null,
      },
      renewalOf: subscriptionId,
      state,
      reason,
      card: onFile.card,
      decidesAt,
      disputesAt: disputesAt(onFile.card, later),
      createdAt: now,
      changedAt: now,
    })
    // Another subscription may have come under the key at the same moment.
    .onConflictDoNothing({ target: paymentCharges.key })
    .returning()
  if (!made) return undefined
  await transaction
    .update(paymentSubscriptions)
    .set({ charges: sql`${paymentSubscriptions.charges} + 1` })
    .where(eq(paymentSubscriptions.subscriptionId, subscriptionId))
  // What waits is told of when it is decided.
  if (decidesAt === null)
    await noteChange(transaction, { type: 'charge.changed', charge: made, now })
  return made
}

/**
 * Charges what is on file of a subscription, once under the key, without the buyer. Throws `ProblemError`: 404 for no such subscription,
 * 409 where it has ended or has no method, and where the key came with another amount or for another subscription before.
 */
export const chargeAgain = async (database: Database, later: Later): Promise<ChargeRow> => {
  const { request, subscriptionId, now } = later
  const charge =
    (await database.transaction((transaction) => keep(transaction, later))) ??
    (await findByKey(database, request.key))
  if (!charge) throw new Error('A charge is gone that its key was taken by')
  if (charge.renewalOf !== subscriptionId || !isSame(charge, request)) throw reusedKey()
  return currentCharge(database, { charge, now })
}
