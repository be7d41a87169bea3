import type { Log } from '#lib/util/log.ts'
import {
  DatabaseUnavailableError,
  type Database,
  type DatabaseKind,
  type OpenDatabase,
} from './database.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgresql } from './open-postgresql.ts'
import { adviceFor, reasonOf } from './reason-of.ts'

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
