import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { handOffTokens, idempotencyKeys } from './schema.ts'

/** How long a repeated request gets the first answer again. */
export const IDEMPOTENCY_TTL_MS = 24 * 3600 * 1000

/** Deletes what nobody can use any more: hand-off tokens and idempotency keys past their time. */
export const purgeExpired = async (database: Database, now: Date): Promise<void> => {
  const oldestKey = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  await database.delete(handOffTokens).where(lt(handOffTokens.expiresAt, now))
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKey))
}
