import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Log } from '#lib/util/log.ts'
import { checkNotAhead, MIGRATIONS_FOLDER } from './check-schema.ts'
import type { OpenDatabase } from './database.ts'
import { checkWhole, clearCutShort, makePrivate, markComplete } from './pglite-folder.ts'
import { lockForThisProcess } from './process-lock.ts'
import * as schema from './schema.ts'
import { zeroPagesOf, type ZeroPages } from './zero-pages.ts'

/** Keeps WebAssembly at V8's first compiler: the second takes 400 MB more at its peak and makes queries hardly faster. */
const spareWasmMemory = (): void => {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

/** Gives back up to 180 MB that opening the database left outside V8's heap, which V8 sees no reason to collect. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [])
}

type PgliteOptions = {
  /** Folder that holds the database and, beside it, its lock. */
  dataDir: string
  log: Log
}

/** The folder of a database with its record, which is kept while the database is open. */
class RecordedFolder extends NodeFS {
  #folder: string
  #recordedWal: number | undefined
  #zeroPages: ZeroPages | undefined

  constructor(folder: string) {
    super(folder)
    this.#folder = folder
  }

  #walChange() {
    return statSync(join(this.#folder, 'pg_wal')).mtimeMs
  }

  /** Notes what is there from now on. */
  record() {
    markComplete(this.#folder, this.#zeroPages)
    this.#recordedWal = this.#walChange()
  }

  /** The same while every page stands in its file: after a checkpoint, or closed. */
  recordAtRest() {
    this.#zeroPages = zeroPagesOf(this.#folder)
    this.record()
  }

  /** Runs before PGlite answers a query: what it answered for may stand in a new file of the write-ahead log. */
  override syncToFs() {
    if (this.#recordedWal !== undefined && this.#recordedWal !== this.#walChange()) this.record()
    return Promise.resolve()
  }
}

/** Numbers by which the file system of PGlite tells what the host refused. */
const REFUSED: Record<number, string> = {
  2: 'EACCES',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}

const refusalOf = (error: unknown): string | undefined =>
  error instanceof Object && 'errno' in error ? REFUSED[Number(error.errno)] : undefined

/** Starts PGlite, which says on a stream of its own why it fails. Opened, it answers nothing any more once PostgreSQL has given up (it cannot write its log): a new process reads back what was answered. */
const startPglite = async (fs: RecordedFolder, log: Log) => {
  let isOpen = false
  let reason: string | undefined
  const onStderr = (line: string) => {
    reason = /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? reason
    if (!isOpen || !line.includes('PANIC:')) return false
    log.fatal({ event: 'database gave up', reason }, 'Ending the services: start them again')
    process.exit(1)
  }
  try {
    const client = await PGlite.create({ fs, extensions: { pg_trgm }, onStderr })
    isOpen = true
    return client
  } catch (error) {
    const why = reason ?? refusalOf(error)
    throw why === undefined ? error : new Error(why)
  }
}

const openLocked = async (folder: string, log: Log) => {
  checkWhole(folder)
  clearCutShort(folder)
  makePrivate(folder)
  spareWasmMemory()
  const fs = new RecordedFolder(folder)
  const client = await startPglite(fs, log)
  const queries = drizzle({ client, schema })
  try {
    await checkNotAhead(queries)
    await migrate(queries, { migrationsFolder: MIGRATIONS_FOLDER })
    // Relations have their new size before a checkpoint, other files after it.
    fs.record()
    await client.query('checkpoint')
    fs.recordAtRest()
    collectGarbage()
  } catch (error) {
    await client.close()
    throw error
  }
  return { client, fs, queries }
}

/** Opens the embedded database for this process alone and brings its tables up to date; throws `DatabaseLockedError`. */
export const openPglite = async ({ dataDir, log }: PgliteOptions): Promise<OpenDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = lockForThisProcess(join(dataDir, 'pglite.lock'))
  try {
    const { client, fs, queries } = await openLocked(join(dataDir, 'pglite'), log)
    log.warn(
      { dataDir },
      'The embedded database serves one process on one machine; set DATABASE_URL for more',
    )
    const close = async () => {
      try {
        fs.record()
        await client.close()
        fs.recordAtRest()
      } finally {
        release()
      }
    }
    return { queries, close }
  } catch (error) {
    release()
    throw error
  }
}
