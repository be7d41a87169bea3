import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { codeOf } from '#lib/util/error-code.ts'
import { checkNotAhead, MIGRATIONS_FOLDER } from './check-schema.ts'
import { DatabaseUnavailableError } from './database.ts'
import { adviceFor, reasonOf } from './reason-of.ts'

/** Any number: it only has to be the same for all who migrate. */
const MIGRATION_LOCK = 4_207_001

/** A change that waits for a table makes everybody after it wait: it gives up soon, and tries again. */
const LOCK_WAIT = '3s'

const MOST_TRIES = 10

const PAUSE_MS = 2000

const LOCK_NOT_AVAILABLE = '55P03'

const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === LOCK_NOT_AVAILABLE || isLockFailure(error.cause))

const migrateLocked = async (client: Client): Promise<void> => {
  const queries = drizzle(client)
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(queries, { migrationsFolder: MIGRATIONS_FOLDER })
      return
    } catch (error) {
      if (!isLockFailure(error) || tries === MOST_TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
}

const migrateOnce = async (client: Client): Promise<void> => {
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await checkNotAhead(drizzle(client))
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`)
  await migrateLocked(client)
}

/** Brings the tables of a PostgreSQL server up to date, all migrations or none. Throws `DatabaseUnavailableError`, and `SchemaAheadError`. */
export const migratePostgresql = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await migrateOnce(client)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    const reason = reasonOf(error)
    throw new DatabaseUnavailableError(
      `The tables were not brought up to date: ${reason}; ${adviceFor(reason, 'postgresql')}`,
      { cause: error },
    )
  } finally {
    // Closing the connection gives the lock back, also after a failure in the middle.
    await client.end()
  }
}
