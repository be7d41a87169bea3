import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'

/** For so long after paying the browser that paid needs no password. */
const LIFE_MS = 30 * 60_000

/** The account that a purchase made less than half an hour ago; throws `ProblemError` 403 for any other purchase, for paying opens nobody else's account. */
export const madeAccountOf = async (
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<{ userId: string; email: string }> => {
  const [account] = await database
    .select({ userId: users.id, email: users.email })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.purchaseId, id),
        eq(orders.madeAccount, true),
        gte(orders.paidAt, new Date(now.getTime() - LIFE_MS)),
      ),
    )
  if (account) return account
  throw new ProblemError({
    status: 403,
    title: 'Not signed in by this purchase',
    detail: 'Only a purchase that made its account signs in, for half an hour: log in instead.',
  })
}
