import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders, purchaseAttempts, purchases } from '../db/purchase-schema.ts'

/** The time for which an unpaid purchase is kept. */
export const PURCHASE_LIFE_MS = 90 * 24 * 3600 * 1000

/** States in which money may have been taken, or may still be. */
const PAID_FOR = ['created', 'action', 'pending', 'succeeded'] as const

/** Deletes purchases that came to nothing, with what their buyers typed; one that money may be in stays until it is settled (docs/decisions/039). */
export const purgePurchases = async (database: Database, now: Date): Promise<void> => {
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
