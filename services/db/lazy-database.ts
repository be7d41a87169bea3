import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '#lib/util/log.ts'
import { checkSchema } from './check-schema.ts'
import {
  DatabaseUnavailableError,
  type Database,
  type DatabaseKind,
  type OpenDatabase,
} from './database.ts'
import { openPglite } from './open-pglite.ts'
import { outageLog } from './outage-log.ts'
import { adviceFor, reasonOf } from './reason-of.ts'
import * as schema from './schema.ts'

type PostgresqlOptions = { databaseUrl: string; log: Log }

/** Connects to a PostgreSQL server whose tables are those of this build, or later ones that it can live with. */
const openPostgresql = async ({ databaseUrl, log }: PostgresqlOptions): Promise<OpenDatabase> => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  })
  // One that breaks while it is idle, or between two statements of a transaction, would otherwise end the process.
  const onBroken = (error: Error) => outageLog(log).away(error, () => pool.query('select 1'))
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
  const queries = drizzle({ client: pool, schema })
  try {
    await checkSchema(queries)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { queries, close: () => pool.end() }
}

export type LazyDatabase = {
  kind: DatabaseKind
  /** Opens on the first call, and again after a failed one; throws `DatabaseUnavailableError`. */
  get: () => Promise<Database>
  /** Whether the first opening goes on: it takes an embedded database some seconds. */
  isOpening: () => boolean
  close: () => Promise<void>
}

type LazyDatabaseOptions = {
  dataDir: string
  /** A PostgreSQL server; the embedded database when left out. */
  databaseUrl?: string | undefined
  log: Log
}

const unavailable = (error: unknown, kind: DatabaseKind) => {
  if (error instanceof DatabaseUnavailableError) return error
  const reason = reasonOf(error)
  const message = `The database cannot be opened: ${reason}; ${adviceFor(reason, kind)}`
  return new DatabaseUnavailableError(message, { cause: error })
}

/** The database of the services, opened when it is first needed. */
export const lazyDatabase = ({ dataDir, databaseUrl, log }: LazyDatabaseOptions): LazyDatabase => {
  const kind = databaseUrl ? 'postgresql' : 'pglite'
  let opening: Promise<OpenDatabase> | undefined
  let closed = false
  let isOpening = false

  const open = async () => {
    isOpening = true
    try {
      return await (databaseUrl
        ? openPostgresql({ databaseUrl, log })
        : openPglite({ dataDir, log }))
    } catch (error) {
      opening = undefined
      throw unavailable(error, kind)
    } finally {
      isOpening = false
    }
  }

  return {
    kind,
    isOpening: () => isOpening && kind === 'pglite',
    get: async () => {
      if (closed) throw new DatabaseUnavailableError('The database is closed: restart the services')
      opening ??= open()
      return (await opening).queries
    },
    close: async () => {
      closed = true
      if (!opening) return
      // Nothing is open when opening failed; whoever asked for it was told.
      const [opened] = await Promise.allSettled([opening])
      opening = undefined
      if (opened.status === 'fulfilled') await opened.value.close()
    },
  }
}
