import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { licences } from '#services/db/purchase-schema.ts'

export type HeldLicence = Pick<typeof licences.$inferSelect, 'plan' | 'seats' | 'endsAt'>

/** The licence of an account that has not run out; undefined in the free trial and after the end (S2 §6). */
export const heldLicence = async (
  queries: Pick<Database, 'select'>,
  { userId, now }: { userId: string; now: Date },
): Promise<HeldLicence | undefined> => {
  const [held] = await queries
    .select({ plan: licences.plan, seats: licences.seats, endsAt: licences.endsAt })
    .from(licences)
    .where(and(eq(licences.userId, userId), eq(licences.state, 'active'), gt(licences.endsAt, now)))
  return held
}
