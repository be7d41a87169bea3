import { randomBytes } from 'node:crypto'
import { and, eq, gte, isNull, or } from 'drizzle-orm'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { Waits } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { paymentCharges, paymentSubscriptions, paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import {
  ABANDONED,
  ASKS_BUYER,
  courseOf,
  disputesAt,
  NO_CARD,
  TOKEN_LIFE_MS,
  type Course,
} from './card-course.ts'
import { answerAction, currentCharge, type ChargeRow } from './charge-states.ts'
import { noteChange } from './notices.ts'

type Start = {
  request: ChargeRequest
  now: Date
  waits: Waits
  /** Nothing is charged: the key is used up. */
  isOver?: boolean
}

/** Names a charge or a subscription by what nobody can guess. */
const newId = (kind: 'pay' | 'sub') => `${kind}_${randomBytes(24).toString('base64url')}`

type TypedCard = { card: TestCard; expires: string | null }

/** Uses a token up; the same charge may come for it again. */
const takeToken = async (
  transaction: Database,
  { request: { key, methodToken }, now }: Start,
): Promise<TypedCard | undefined> => {
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
  return token
}

const beginning = async (
  transaction: Database,
  start: Start,
): Promise<{ typed: TypedCard | null; course: Course }> => {
  if (start.isOver) return { typed: null, course: ABANDONED }
  if (start.request.method === 'paypal') return { typed: null, course: ASKS_BUYER }
  const typed = await takeToken(transaction, start)
  return typed
    ? { typed, course: courseOf(typed.card, start.waits) }
    : { typed: null, course: NO_CARD }
}

type NewCharge = Pick<typeof paymentCharges.$inferInsert, 'subscriptionId' | 'renewalOf'> &
  Pick<ChargeRow, 'key' | 'request' | 'card'> &
  Pick<Start, 'now' | 'waits'> & { course: Course }

/** Writes a charge down, and notes it for the site where it is decided; nothing where another one has come under the key. */
export const writeCharge = async (
  transaction: Database,
  { course: { state, reason, decidesAfterMs }, now, waits, ...charge }: NewCharge,
): Promise<ChargeRow | undefined> => {
  const decidesAt = decidesAfterMs === null ? null : new Date(now.getTime() + decidesAfterMs)
  const [made] = await transaction
    .insert(paymentCharges)
    .values({
      ...charge,
      paymentId: newId('pay'),
      state,
      reason,
      decidesAt,
      disputesAt: disputesAt(charge.card, { now, waits }),
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing({ target: paymentCharges.key })
    .returning()
  // What waits is told of when it is decided.
  if (made && decidesAt === null)
    await noteChange(transaction, { type: 'charge.changed', charge: made, now })
  return made
}

const keep = async (transaction: Database, start: Start): Promise<ChargeRow | undefined> => {
  const { request, now, waits } = start
  const subscriptionId = newId('sub')
  const { typed, course } = await beginning(transaction, start)
  const card = typed?.card ?? null
  const { key } = request
  const charge = { key, request, subscriptionId, card, course, now, waits }
  const made = await writeCharge(transaction, charge)
  if (!made) return undefined
  await transaction.insert(paymentSubscriptions).values({
    subscriptionId,
    method: request.method,
    card,
    expires: typed?.expires ?? null,
    createdAt: now,
  })
  return made
}

/** True if a repeated key has the amount that it first had. */
export const isSame = (
  { request: first }: ChargeRow,
  again: Pick<ChargeRequest, 'amount' | 'currency'>,
): boolean => first.amount === again.amount && first.currency === again.currency

/** The charge of a key. */
export const findByKey = async (database: Database, key: string) => {
  const [charge] = await database.select().from(paymentCharges).where(eq(paymentCharges.key, key))
  return charge
}

/** Says that a key stands for another charge. */
export const reusedKey = () =>
  new ProblemError({
    status: 409,
    title: 'Charge key reused',
    detail: 'This key came with another amount before: use a new key for a new charge.',
    fields: ['key'],
  })

/** Starts the charge of a key, once; throws `ProblemError` 409 where the key came with another amount before. */
export const startCharge = async (database: Database, start: Start): Promise<ChargeRow> => {
  const { request, now } = start
  const charge =
    (await findByKey(database, request.key)) ??
    (await database.transaction((transaction) => keep(transaction, start))) ??
    (await findByKey(database, request.key))
  if (!charge) throw new Error('A charge is gone that its key was taken by')
  if (isSame(charge, request)) return currentCharge(database, { charge, now })
  throw reusedKey()
}

/** Ends what waits for its buyer under a key, and what was never started for good; what is paid, or with the bank, stays as it is. */
export const endCharge = async (database: Database, start: Start): Promise<ChargeRow> => {
  const charge = await startCharge(database, { ...start, isOver: true })
  if (charge.state !== 'action') return charge
  const to = { state: 'failed', reason: 'abandoned' } as const
  return answerAction(database, { charge, to, now: start.now })
}
