import { and, asc, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { outboxConversions } from '#services/db/conversion-schema.ts'
import type { Database } from '#services/db/database.ts'
import type { paymentWebhooks } from '#services/db/payment-schema.ts'
import type { outboxMails } from '#services/db/purchase-schema.ts'

/** The schedule of retries for an outbox: pauses that double. */
type Retries = {
  firstPauseMs: number
  longestPauseMs: number
  most: number
}

/** Of mail: for two days. */
export const MAIL_RETRIES: Retries = {
  firstPauseMs: 10_000,
  longestPauseMs: 6 * 3600_000,
  most: 18,
}

/** Of conversions, which their platform's window ends (`conversions/send-due-conversions.ts`). */
export const CONVERSION_RETRIES: Retries = { ...MAIL_RETRIES, most: Infinity }

/** Of notices of payments: for three days. */
export const NOTICE_RETRIES: Retries = {
  firstPauseMs: 1000,
  longestPauseMs: 600_000,
  most: 440,
}

/** Milliseconds between a try, counted from one, and the next one. */
export const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: Retries): number =>
  Math.min(firstPauseMs * 2 ** Math.min(tries - 1, 20), longestPauseMs)

type Outbox = typeof outboxConversions | typeof outboxMails | typeof paymentWebhooks

type Claim = {
  outbox: Outbox
  /** Holds for rows that are still to be sent. */
  isWaiting: SQL | undefined
  retries: Retries
  /** A process that dies has its rows for so long; then another one sends them. */
  leaseMs: number
  limit: number
  now: Date
}

/** The pause after this try, or the lease where that is longer: a row that kills its process is tried again later each time. */
const nextTry = ({ outbox, retries, leaseMs, now }: Claim) =>
  sql`${now.toISOString()}::timestamptz + interval '1 millisecond' * greatest(${leaseMs}::float8,
    least(${retries.firstPauseMs}::float8 * power(2, least(${outbox.tries}, 20)), ${retries.longestPauseMs}::float8))`

/** Claims the rows that are due for this process, which another one passes over; gives their ids, the longest due first. */
export const claimDue = (queries: Database, claim: Claim): Promise<string[]> => {
  const { outbox, isWaiting, retries, limit, now } = claim
  const isDue = and(isWaiting, lte(outbox.nextTryAt, now))
  return queries.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(Number.isFinite(retries.most) ? and(isDue, lt(outbox.tries, retries.most)) : isDue)
      .orderBy(asc(outbox.nextTryAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return ids
    await transaction
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: nextTry(claim) })
      .where(inArray(outbox.id, ids))
    return ids
  })
}
