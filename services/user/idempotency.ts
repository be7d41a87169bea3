import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { idempotencyKeys } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { IDEMPOTENCY_TTL_MS } from '#services/rounds/purge-expired.ts'
import type { AccountOutcome } from './new-user.ts'

/** Runs work of one key one after the other, whatever came of the work before; other keys do not wait. */
export const createTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const takeTurn = async () => {
      await Promise.allSettled([before])
      return work()
    }
    const mine = takeTurn()
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

/** One attempt of a caller: hashes of its idempotency key and address; what else comes with a second try may differ. */
export type KeyedRequest = {
  keyHash: string
  payloadHash: string
  /** Both under each key that holds: the first answer may be kept under any. */
  keyHashes: string[]
  payloadHashes: string[]
}

type StoredAt = { attempt: KeyedRequest; now: Date }

/** The answer that an earlier request got under the same key, if any; throws `ProblemError` 422 when its address was another. */
export const findFirstAnswer = async (
  database: Database,
  { attempt, now }: StoredAt,
): Promise<AccountOutcome | undefined> => {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  const [row] = await database
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        inArray(idempotencyKeys.keyHash, attempt.keyHashes),
        gte(idempotencyKeys.createdAt, oldest),
      ),
    )
  if (!row) return undefined
  if (!attempt.payloadHashes.includes(row.payloadHash)) {
    throw new ProblemError({
      status: 422,
      title: 'Idempotency key reused',
      detail: 'This key came with another address before: use a new key for a new account.',
    })
  }
  return row.userId === null ? { kind: 'exists' } : { kind: 'created', userId: row.userId }
}

/** Claims the key inside the transaction of the account; false where a request in progress under it, which is waited for, claimed it. */
export const claimKey = async (database: Database, { attempt, now }: StoredAt) => {
  const oldest = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ keyHash: attempt.keyHash, payloadHash: attempt.payloadHash, createdAt: now })
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { payloadHash: attempt.payloadHash, userId: null, createdAt: now },
      setWhere: lt(idempotencyKeys.createdAt, oldest),
    })
    .returning({ keyHash: idempotencyKeys.keyHash })
  return claimed.length > 0
}

/** Notes which account the request under the key created. */
export const recordAnswer = async (
  database: Database,
  { attempt, userId }: { attempt: KeyedRequest; userId: string },
): Promise<void> => {
  await database
    .update(idempotencyKeys)
    .set({ userId })
    .where(eq(idempotencyKeys.keyHash, attempt.keyHash))
}
