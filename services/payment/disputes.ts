import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { lockCharge } from './charge-states.ts'
import { noteChange } from './notices.ts'

/** The number of disputes opened in one round; the next one takes the rest. */
const SWEEP_SIZE = 100

const openDispute = (database: Database, { paymentId, now }: { paymentId: string; now: Date }) =>
  database.transaction(async (transaction) => {
    const [charge] = await transaction
      .update(paymentCharges)
      .set({ dispute: 'opened', changedAt: now })
      .where(and(eq(paymentCharges.paymentId, paymentId), isNull(paymentCharges.dispute)))
      .returning()
    if (charge) await noteChange(transaction, { type: 'charge.disputed', charge, now })
  })

/** Opens the disputes of the buyers who ask their bank for the money back by now. */
export const openDisputes = async (database: Database, now: Date): Promise<void> => {
  const due = await database
    .select({ paymentId: paymentCharges.paymentId })
    .from(paymentCharges)
    .where(
      and(
        lte(paymentCharges.disputesAt, now),
        isNull(paymentCharges.dispute),
        eq(paymentCharges.state, 'succeeded'),
      ),
    )
    .limit(SWEEP_SIZE)
  for (const { paymentId } of due) {
    // One after the other: an embedded database has one connection, and others wait for it.
    await openDispute(database, { paymentId, now })
  }
}

type Decision = { paymentId: string; state: 'won' | 'lost'; now: Date }

/** Decides a dispute as the bank would, once; throws `ProblemError` 404, and 409 where none is open. */
export const decideDispute = (
  database: Database,
  { paymentId, state, now }: Decision,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const charge = await lockCharge(transaction, paymentId)
    if (charge.dispute === state) return
    if (charge.dispute !== 'opened') {
      throw new ProblemError({
        status: 409,
        title: 'No open dispute',
        detail: 'A dispute is decided once, after it was opened.',
      })
    }
    await transaction
      .update(paymentCharges)
      .set({ dispute: state, changedAt: now })
      .where(eq(paymentCharges.paymentId, paymentId))
    await noteChange(transaction, { type: 'dispute.closed', charge, dispute: state, now })
  })
