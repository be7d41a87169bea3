import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Log } from '#lib/util/log.ts'
import type { OpenDatabase } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { outageLog } from './outage-log.ts'
import * as schema from './schema.ts'

type PostgresqlOptions = { databaseUrl: string; log: Log }

/** Any number: it only has to be the same in every instance. */
const MIGRATION_LOCK = 4_207_001

/** Several instances may start at once: one brings the tables up to date, the others wait. */
const migrateOnce = async (pool: Pool) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // Closing the connection gives the lock back, also after a failure in the middle.
    client.release(true)
  }
}

/** Connects to a PostgreSQL server and brings its tables up to date. */
export const openPostgresql = async ({
  databaseUrl,
  log,
}: PostgresqlOptions): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  })
  // An idle connection that breaks would otherwise end the process.
  pool.on('error', (error) => outageLog(log).away(error, () => pool.query('select 1')))
  try {
    await migrateOnce(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { queries: drizzle({ client: pool, schema }), close: () => pool.end() }
}
