import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Queries against either driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database and the way to close it. */
export type OpenDatabase = { queries: Database; close: () => Promise<void> }

export type DatabaseKind = 'pglite' | 'postgresql'

/** The database cannot be opened or reached; the message says what to do. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}
