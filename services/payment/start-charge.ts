import { randomBytes } from 'node:crypto'
import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { Database } from '#services/db/database.ts'
import { paymentCharges, paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { ABANDONED, ASKS_BUYER, courseOf, NO_CARD, type Course, type Waits } from './card-course.ts'
import { answerAction, settledCharge, type ChargeRow } from './charge-states.ts'
import { noteChange } from './notices.ts'

/** How long a token of the card frame can be charged. */
const TOKEN_LIFE_MS = 3_600_000

type Start = {
  request: ChargeRequest
  now: Date
  waits: Waits
  /** Nothing is charged: the key is used up. */
  isOver?: boolean
}

const newId = (kind: 'pay' | 'sub') => `${kind}_${randomBytes(24).toString('base64url')}`

/** Uses a token up; the same charge may come for it again. */
const takeToken = async (
  transaction: Database,
  { request: { key, methodToken }, now }: Start,
): Promise<TestCard | undefined> => {
  if (methodToken === null) return undefined
  const oldest = new Date(now.getTime() - TOKEN_LIFE_MS)
  const [token] = await transaction
    .update(paymentTokens)
    .set({ usedByKey: key })
    .where(
      and(
        eq(paymentTokens.token, methodToken),
        gte(paymentTokens.createdAt, oldest),
        or(isNull(paymentTokens.usedByKey), eq(paymentTokens.usedByKey, key)),
      ),
    )
    .returning()
  return token?.card
}

const beginning = async (
  transaction: Database,
  start: Start,
): Promise<{ card: TestCard | null; course: Course }> => {
  if (start.isOver) return { card: null, course: ABANDONED }
  if (start.request.method === 'paypal') return { card: null, course: ASKS_BUYER }
  const card = await takeToken(transaction, start)
  return card ? { card, course: courseOf(card, start.waits) } : { card: null, course: NO_CARD }
}

const keep = async (transaction: Database, start: Start): Promise<ChargeRow | undefined> => {
  const { request, now } = start
  const { card, course } = await beginning(transaction, start)
  const { state, reason, decidesAfterMs } = course
  const decidesAt = decidesAfterMs === null ? null : new Date(now.getTime() + decidesAfterMs)
  const [made] = await transaction
    .insert(paymentCharges)
    .values({
      paymentId: newId('pay'),
      key: request.key,
      request,
      subscriptionId: newId('sub'),
      state,
      reason,
      card,
      decidesAt,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: paymentCharges.key })
    .returning()
  // What waits is told of when it is decided.
  if (made && decidesAt === null) {
    await noteChange(transaction, { type: 'charge.changed', charge: made, now })
  }
  return made
}

const isSame = ({ request: first }: ChargeRow, again: ChargeRequest): boolean =>
  first.amount === again.amount && first.currency === again.currency

const findByKey = async (database: Database, key: string) => {
  const [charge] = await database.select().from(paymentCharges).where(eq(paymentCharges.key, key))
  return charge
}

/** Starts the charge of a key, once; throws `ProblemError` 409 where the key came with another amount before. */
export const startCharge = async (database: Database, start: Start): Promise<ChargeRow> => {
  const { request, now } = start
  const charge =
    (await findByKey(database, request.key)) ??
    (await database.transaction((transaction) => keep(transaction, start))) ??
    (await findByKey(database, request.key))
  if (!charge) throw new Error('A charge is gone that its key was taken by')
  if (isSame(charge, request)) return settledCharge(database, { charge, now })
  throw new ProblemError({
    status: 409,
    title: 'Charge key reused',
    detail: 'This key came with another amount before: use a new key for a new charge.',
    fields: ['key'],
  })
}

/** Ends what waits for its buyer under a key, and what was never started for good; what is paid, or with the bank, stays as it is. */
export const endCharge = async (database: Database, start: Start): Promise<ChargeRow> => {
  const charge = await startCharge(database, { ...start, isOver: true })
  if (charge.state !== 'action') return charge
  const to = { state: 'failed', reason: 'abandoned' } as const
  return answerAction(database, { charge, to, now: start.now })
}
