import { eq, sql } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { purchases } from '#services/db/purchase-schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import type { PurchaseRow } from './purchase-store.ts'

/*
 * Whoever holds two of these rows has taken them in this order, and leaves out what it does not need: purchase (`lockPurchase`), address
 * (`lockAddress`), order, account, subscription (`lockSubscription`, which holds the account first), numbers (`nextNumber`), package. Two
 * transactions then wait for each other, and PostgreSQL aborts neither (tests/subscriptions/held-suite.ts).
 */

/** Holds a purchase until the transaction ends: what is done to one is done one after the other. */
export const lockPurchase = async (
  transaction: Database,
  id: string,
): Promise<PurchaseRow | undefined> => {
  const [row] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for('update')
  return row
}

/** Holds an address until the transaction ends, whether it has an account or not. */
export const lockAddress = async (transaction: Database, email: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${normalizeEmail(email)}, 0))`,
  )
}
