import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { endingOf, type ChargeEnding } from './card-course.ts'
import { noteChange } from './notices.ts'

export type ChargeRow = typeof paymentCharges.$inferSelect

const OPEN_STATES = ['action', 'pending'] as const

type OpenState = (typeof OPEN_STATES)[number]

type Step = { charge: ChargeRow; from: OpenState; to: ChargeEnding; now: Date }

/** Ends a charge that is still in a state, and notes it for the site; nothing where another was faster. */
const endCharge = async (
  database: Database,
  { charge, from, to, now }: Step,
): Promise<ChargeRow | undefined> =>
  database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(paymentCharges)
      .set({ ...to, decidesAt: null, changedAt: now })
      .where(and(eq(paymentCharges.paymentId, charge.paymentId), eq(paymentCharges.state, from)))
      .returning()
    if (ended) await noteChange(transaction, { type: 'charge.changed', charge: ended, now })
    return ended
  })

/** Says that an id names nothing. */
export const unknownId = (what: 'card' | 'charge') =>
  new ProblemError({
    status: 404,
    title: `No such ${what}`,
    detail: `Send the id that the ${what} was answered with.`,
  })

/** The charge of an id, for which others wait; throws `ProblemError` 404. */
export const lockCharge = async (transaction: Database, paymentId: string): Promise<ChargeRow> => {
  const [charge] = await transaction
    .select()
    .from(paymentCharges)
    .where(eq(paymentCharges.paymentId, paymentId))
    .for('update')
  if (!charge) throw unknownId('charge')
  return charge
}

const readCharge = async (database: Database, paymentId: string) => {
  const [charge] = await database
    .select()
    .from(paymentCharges)
    .where(eq(paymentCharges.paymentId, paymentId))
  return charge
}

const isOpen = (state: ChargeRow['state']): state is OpenState =>
  OPEN_STATES.some((open) => open === state)

/** The present state of a charge: one whose time has come is decided first, even if the sweep has not run yet. */
export const currentCharge = async (
  database: Database,
  { charge, now }: { charge: ChargeRow; now: Date },
): Promise<ChargeRow> => {
  const { state, decidesAt, card, paymentId } = charge
  if (!isOpen(state) || decidesAt === null || decidesAt > now) return charge
  const to = endingOf(state, card)
  const ended = await endCharge(database, { charge, from: state, to, now })
  return ended ?? (await readCharge(database, paymentId)) ?? charge
}

/** The charge of an id, as it stands now. */
export const findCharge = async (
  database: Database,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<ChargeRow | undefined> => {
  const charge = await readCharge(database, paymentId)
  return charge && currentCharge(database, { charge, now })
}

/** The buyer's answer to an action, taken once; the charge as it stands afterwards. */
export const answerAction = async (
  database: Database,
  { charge, to, now }: { charge: ChargeRow; to: ChargeEnding; now: Date },
): Promise<ChargeRow> => {
  const ended = await endCharge(database, { charge, from: 'action', to, now })
  return ended ?? (await readCharge(database, charge.paymentId)) ?? charge
}

/** The number of charges decided in one round; the next one takes the rest. */
const SWEEP_SIZE = 100

/** Decides every charge whose time has come. */
export const sweepCharges = async (database: Database, now: Date): Promise<void> => {
  const due = await database
    .select()
    .from(paymentCharges)
    .where(and(inArray(paymentCharges.state, [...OPEN_STATES]), lte(paymentCharges.decidesAt, now)))
    .orderBy(paymentCharges.decidesAt)
    .limit(SWEEP_SIZE)
  for (const charge of due) {
    // One after the other: an embedded database has one connection, and others wait for it.
    await currentCharge(database, { charge, now })
  }
}
