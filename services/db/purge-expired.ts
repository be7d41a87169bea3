import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Database } from './database.ts'
import { orders, purchaseAttempts, purchases } from './purchase-schema.ts'
import {
  contactMessages,
  feedbackMessages,
  handOffTokens,
  helpMessages,
  idempotencyKeys,
  uninstallAnswers,
} from './schema.ts'

const DAY_MS = 24 * 3600 * 1000

/** How long a repeated request gets the first answer again. */
export const IDEMPOTENCY_TTL_MS = DAY_MS

/** How long a purchase that nobody paid for is kept. */
export const PURCHASE_LIFE_MS = 90 * DAY_MS

/** States in which money may have been taken, or may still be. */
const PAID_FOR = ['created', 'action', 'pending', 'succeeded'] as const

/** Purchases that came to nothing; one whose charge may have been paid stays until somebody has settled it. */
const purgePurchases = async (database: Database, now: Date) => {
  const one = { one: sql`1` }
  const order = database.select(one).from(orders).where(eq(orders.purchaseId, purchases.id))
  const payment = database
    .select(one)
    .from(purchaseAttempts)
    .where(
      and(
        eq(purchaseAttempts.purchaseId, purchases.id),
        inArray(purchaseAttempts.state, [...PAID_FOR]),
      ),
    )
  const oldest = new Date(now.getTime() - PURCHASE_LIFE_MS)
  await database
    .delete(purchases)
    .where(and(lt(purchases.createdAt, oldest), notExists(order), notExists(payment)))
}

const MESSAGE_TABLES = [helpMessages, contactMessages, feedbackMessages, uninstallAnswers] as const

/** Deletes what nobody can use any more, hand-off tokens and idempotency keys past their time, and what visitors wrote long ago, and purchases that came to nothing. */
export const purgeExpired = async (database: Database, now: Date): Promise<void> => {
  const oldestKey = new Date(now.getTime() - IDEMPOTENCY_TTL_MS)
  const oldestMessage = new Date(now.getTime() - MESSAGE_LIFE_DAYS * DAY_MS)
  await database.delete(handOffTokens).where(lt(handOffTokens.expiresAt, now))
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldestKey))
  for (const table of MESSAGE_TABLES) {
    await database.delete(table).where(lt(table.receivedAt, oldestMessage))
  }
  await purgePurchases(database, now)
}
