import { eq, sql } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { purchases } from '#services/db/purchase-schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import type { PurchaseRow } from './purchase-store.ts'

/** Holds a purchase until the transaction ends: what is done to one is done one after the other. Before every other lock. */
export const lockPurchase = async (
  transaction: Database,
  id: string,
): Promise<PurchaseRow | undefined> => {
  const [row] = await transaction.select().from(purchases).where(eq(purchases.id, id)).for('update')
  return row
}

/** Holds an address until the transaction ends, whether it has an account or not; after the purchase, before what numbers are taken from. */
export const lockAddress = async (transaction: Database, email: string): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${normalizeEmail(email)}, 0))`,
  )
}
