import { eq, sql } from 'drizzle-orm'
import type { LaterChargeRequest } from '#features/checkout/payment-contract.ts'
import type { Waits } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { paymentSubscriptions } from '#services/db/payment-schema.ts'
import { laterCourseOf } from './card-course.ts'
import { currentCharge, type ChargeRow } from './charge-states.ts'
import { findByKey, isSame, reusedKey, writeCharge } from './start-charge.ts'
import { findSubscription, refuseUnchargeable } from './subscriptions.ts'

type Later = { subscriptionId: string; request: LaterChargeRequest; now: Date; waits: Waits }

/** Two charges of a subscription wait for each other, and for its end; what stands there is read after that. */
const lock = async (transaction: Database, subscriptionId: string) => {
  await transaction
    .select({ id: paymentSubscriptions.subscriptionId })
    .from(paymentSubscriptions)
    .where(eq(paymentSubscriptions.subscriptionId, subscriptionId))
    .for('update')
}

const keep = async (transaction: Database, later: Later): Promise<ChargeRow | undefined> => {
  const { subscriptionId, request, now, waits } = later
  await lock(transaction, subscriptionId)
  const before = await findByKey(transaction, request.key)
  if (before) return before
  const found = await findSubscription(transaction, { subscriptionId, now })
  refuseUnchargeable(found)
  const { method, ...onFile } = found.subscription
  const first = found.first.request
  // Another subscription may have come under the key at the same moment.
  const made = await writeCharge(transaction, {
    key: request.key,
    request: { ...first, ...request, method: method ?? first.method, methodToken: null },
    renewalOf: subscriptionId,
    card: onFile.card,
    course: laterCourseOf(onFile, later),
    now,
    waits,
  })
  if (!made) return undefined
  await transaction
    .update(paymentSubscriptions)
    .set({ charges: sql`${paymentSubscriptions.charges} + 1` })
    .where(eq(paymentSubscriptions.subscriptionId, subscriptionId))
  return made
}

/** Charges what is on file of a subscription, once under the key. Throws `ProblemError` 404, and 409 where it has ended, has no method, or the key was used. */
export const chargeAgain = async (database: Database, later: Later): Promise<ChargeRow> => {
  const { request, subscriptionId, now } = later
  const charge =
    (await database.transaction((transaction) => keep(transaction, later))) ??
    (await findByKey(database, request.key))
  if (!charge) throw new Error('A charge is gone that its key was taken by')
  if (charge.renewalOf !== subscriptionId || !isSame(charge, request)) throw reusedKey()
  return currentCharge(database, { charge, now })
}
