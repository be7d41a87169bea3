import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'

const KINDS = ['commission', 'commission-reversed', 'correction'] as const

/** What an affiliate has to get for an order: commission, less what refunds took back, and what was corrected; in minor units. */
export const commissionDue = async (
  queries: Pick<Database, 'select'>,
  orderNumber: string,
): Promise<number> => {
  const [sum] = await queries
    .select({ due: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderNumber, orderNumber), inArray(ledgerEntries.kind, [...KINDS])))
  return sum?.due ?? 0
}

/** How often the commission of an order was corrected: by hand, by a flag, or with the end of an agreement. */
export const correctionsOf = (
  queries: Pick<Database, '$count'>,
  orderNumber: string,
): Promise<number> =>
  queries.$count(
    ledgerEntries,
    and(eq(ledgerEntries.orderNumber, orderNumber), eq(ledgerEntries.kind, 'correction')),
  )
