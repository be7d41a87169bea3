import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { licences } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'

/** Tells whether the account of an address has a licence that has not run out. */
export const hasLicence = async (
  database: Database,
  { email, now }: { email: string; now: Date },
): Promise<boolean> => {
  const found = await database
    .select({ id: licences.id })
    .from(licences)
    .innerJoin(users, eq(users.id, licences.userId))
    .where(
      and(
        eq(users.emailNormalized, normalizeEmail(email)),
        eq(licences.state, 'active'),
        gt(licences.endsAt, now),
      ),
    )
  return found.length > 0
}

type Bought = {
  userId: string
  orderNumber: string
  plan: PlanId
  seats: number
  startsAt: Date
  endsAt: Date
}

/** Gives an account its licence (S2 §9); one that has run out ends by it. */
export const activate = async (transaction: Database, bought: Bought): Promise<void> => {
  await transaction
    .update(licences)
    .set({ state: 'ended' })
    .where(
      and(
        eq(licences.userId, bought.userId),
        eq(licences.state, 'active'),
        lte(licences.endsAt, bought.startsAt),
      ),
    )
  await transaction.insert(licences).values({ id: randomUUID(), state: 'active', ...bought })
}
