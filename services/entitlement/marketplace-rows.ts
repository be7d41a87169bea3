import { asc, eq } from 'drizzle-orm'
import { seatsOf } from '#features/pricing/seats.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { Database } from '#services/db/database.ts'
import { clickbankReceipts } from '#services/db/partner-schema.ts'
import type { PaidRow } from './entitlement.ts'

/** Our plans by the product numbers that the vendor gives them at the marketplace. */
export const MARKETPLACE_PLANS: Readonly<Record<string, PlanId>> = {
  '1': 'basic', // owner: to confirm
  '2': 'premium', // owner: to confirm
}

/** The years that an account bought at the marketplace: one of a plan that still runs is followed by the next. */
export const marketplaceRows = async (
  queries: Pick<Database, 'select'>,
  userId: string,
): Promise<PaidRow[]> => {
  const sales = await queries
    .select({
      source: clickbankReceipts.receipt,
      item: clickbankReceipts.item,
      soldAt: clickbankReceipts.soldAt,
      takenAt: clickbankReceipts.refundedAt,
    })
    .from(clickbankReceipts)
    .where(eq(clickbankReceipts.userId, userId))
    .orderBy(asc(clickbankReceipts.soldAt), asc(clickbankReceipts.receipt))
  const rows: PaidRow[] = []
  for (const { source, item, soldAt, takenAt } of sales) {
    const plan = MARKETPLACE_PLANS[item]
    if (!plan) continue
    const contract = `clickbank-${plan}`
    const before = rows.findLast((row) => row.contract === contract && row.takenAt === null)
    const start = before && before.end > soldAt ? before.end : soldAt
    const end = yearAfter(start)
    rows.push({
      source,
      contract,
      kind: 'marketplace',
      plan,
      seats: seatsOf(plan, undefined),
      start,
      end,
      paidUntil: end,
      takenAt,
      isDisputed: false,
    })
  }
  return rows
}
