import { eq } from 'drizzle-orm'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import type { Database } from '#services/db/database.ts'
import type { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'

/** An order as it is kept. */
export type OrderRow = typeof orders.$inferSelect

type Buyer = { userId: string; shown?: ShownArms | null | undefined }

/** The arms of experiments that an order follows: those of its account, then those that were shown before the purchase. */
export const armsOf = async (
  transaction: Database,
  { userId, shown }: Buyer,
): Promise<ShownArms | null> => {
  const [account] = await transaction
    .select({ experiments: users.experiments })
    .from(users)
    .where(eq(users.id, userId))
  const arms = { ...shown, ...account?.experiments }
  return Object.keys(arms).length > 0 ? arms : null
}
