import type { Database } from '#services/db/database.ts'
import { marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** The end of what an account bought at the marketplace, where it is after that of its subscription: a renewal would be paid for twice. */
export const marketplaceEnd = async (
  queries: Pick<Database, 'select'>,
  { userId, periodEnd }: SubscriptionRow,
): Promise<Date | undefined> => {
  const rows = await marketplaceRows(queries, userId)
  return rows
    .filter(({ end, takenAt }) => end > periodEnd && takenAt === null)
    .map(({ end }) => end)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
}
