import { sql } from 'drizzle-orm'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { startRounds } from '#services/rounds/rounds.ts'

const ROUND_MS = 10 * 60_000

/** Adds rows for facts that have none: those written by an earlier build while this one created its tables. */
export const fillLedger = async (queries: Database): Promise<void> => {
  await queries.execute(sql`
    insert into ledger_entries (key, kind, happened_at, rule, section, consent, first_source, last_source, last_campaign,
      affiliate_transaction, affiliate_id, affiliate_offer_id, marketplace, account_id, order_number, amount, currency)
    select * from ledger_missing order by happened_at, key on conflict (key) do nothing`)
}

/** Looks every ten minutes for facts without a row; returns the function that stops it. */
export const startLedgerLoop = (
  services: Pick<ServicesContext, 'database' | 'log'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'ledger',
    everyMs: ROUND_MS,
    work: fillLedger,
    failed: 'Facts without a row of the ledger wait for the next round',
  })
