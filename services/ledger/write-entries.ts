import { eq } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { LEDGER_RULES, type LedgerRule } from './rules.ts'

export type LedgerEntry = typeof ledgerEntries.$inferSelect

type Row = typeof ledgerEntries.$inferInsert

export type NewEntry = Omit<Row, 'id' | 'rule' | 'section'> & { rule: LedgerRule }

/** Adds rows to the ledger in the transaction of the facts that they record; a fact that already has its row gets no other. */
export const writeEntries = async (
  transaction: Database,
  entries: readonly NewEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  await transaction
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, section: LEDGER_RULES[entry.rule] })))
    .onConflictDoNothing({ target: ledgerEntries.key })
}

/** The row of a key. */
export const entryOf = async (
  queries: Pick<Database, 'select'>,
  key: string,
): Promise<LedgerEntry | undefined> => {
  const [entry] = await queries.select().from(ledgerEntries).where(eq(ledgerEntries.key, key))
  return entry
}

const NOBODY = {
  firstSource: '(unknown)',
  firstCampaign: null,
  firstMedium: null,
  lastSource: '(unknown)',
  lastCampaign: null,
  lastMedium: null,
  affiliateTransaction: null,
  affiliateId: null,
  affiliateOfferId: null,
  marketplace: null,
} satisfies Partial<LedgerEntry>

/** The source and affiliate that an order, and all that follows from it, is attributed to. */
export type Credit = Pick<LedgerEntry, keyof typeof NOBODY>

/** The attribution of a row, for rows that follow from it; unknown where there is no row. */
export const creditOf = (entry: LedgerEntry | undefined): Credit => {
  const {
    firstSource,
    firstCampaign,
    firstMedium,
    lastSource,
    lastCampaign,
    lastMedium,
    affiliateTransaction,
    affiliateId,
    affiliateOfferId,
    marketplace,
  } = entry ?? NOBODY
  return {
    firstSource,
    firstCampaign,
    firstMedium,
    lastSource,
    lastCampaign,
    lastMedium,
    affiliateTransaction,
    affiliateId,
    affiliateOfferId,
    marketplace,
  }
}
