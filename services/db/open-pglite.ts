import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '#lib/util/log.ts'
import type { OpenDatabase } from './database.ts'
import { MIGRATIONS_FOLDER } from './migrations-folder.ts'
import { makePrivate, markComplete, setIncompleteAside } from './pglite-folder.ts'
import { lockForThisProcess } from './process-lock.ts'
import * as schema from './schema.ts'
import { collectGarbage, spareWasmMemory } from './spare-memory.ts'

type PgliteOptions = {
  /** Folder that holds the database and, beside it, its lock. */
  dataDir: string
  log: Log
}

const openLocked = async (folder: string, log: Log) => {
  const aside = setIncompleteAside(folder)
  if (aside) log.warn({ aside }, 'The first set-up of the database was cut short; starting anew')
  makePrivate(folder)
  spareWasmMemory()
  const client = await PGlite.create(folder, { extensions: { pg_trgm } })
  const queries = drizzle({ client, schema })
  try {
    await migrate(queries, { migrationsFolder: MIGRATIONS_FOLDER })
    markComplete(folder)
    collectGarbage()
  } catch (error) {
    await client.close()
    throw error
  }
  return { client, queries }
}

/** Opens the embedded database for this process alone and brings its tables up to date; throws `DatabaseLockedError`. */
export const openPglite = async ({ dataDir, log }: PgliteOptions): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockForThisProcess(join(dataDir, 'pglite.lock'))
  try {
    const { client, queries } = await openLocked(join(dataDir, 'pglite'), log)
    log.warn(
      { dataDir },
      'The embedded database serves one process on one machine; set DATABASE_URL for more',
    )
    const close = async () => {
      await client.close()
      release()
    }
    return { queries, close }
  } catch (error) {
    release()
    throw error
  }
}
