import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '#lib/util/parse-json.ts'
import { DatabaseUnavailableError } from './database.ts'
import { lostPages, zeroPagesSchema, type ZeroPages } from './zero-pages.ts'

/** Its presence says that the folder holds a database with all its tables; its text, what belongs to that. */
const RECORD = 'set-up-complete'

/** Files that PostgreSQL makes anew at a start, or can lose without harm, and the write-ahead log, which is checked apart. */
const LEFT_OUT =
  /^(?:pg_(?:dynshmem|notify|replslot|serial|snapshots|stat|stat_tmp|subtrans|wal)\/|set-up-complete|setting-up$|postmaster\.)|(?:^|\/)(?:pg_internal\.init|pgsql_tmp|t\d+_\d+)|\.tmp$/

const recordSchema = z.object({
  /** Bytes by path, of folders 0. Nothing here truncates, drops or vacuums a table, so that no file ever shrinks. */
  sizes: z.record(z.string(), z.number()),
  /** Number of the newest file of the write-ahead log: PostgreSQL takes one that is missing at its end for the end. */
  newestWal: z.number(),
  /** Since the database was opened or closed; unknown to earlier versions. */
  zeroPages: z.optional(zeroPagesSchema),
})

type FolderRecord = z.infer<typeof recordSchema>

/** All that is known of a folder whose record is empty, as earlier versions wrote it. */
const LEAST: FolderRecord = {
  sizes: { PG_VERSION: 1, 'global/pg_control': 8192, base: 0, pg_wal: 0, pg_xact: 0 },
  newestWal: 0,
}

const WAL_BYTES = 16 * 1024 * 1024

/** File names count in hexadecimal to 256 and then carry over into the eight digits before. */
const walName = (number: number): string =>
  [1, Math.floor(number / 256), number % 256]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')

const newestWal = (folder: string): number =>
  Math.max(
    0,
    ...readdirSync(join(folder, 'pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .map((name) => parseInt(name.slice(8, 16), 16) * 256 + parseInt(name.slice(16), 16)),
  )

/** The file of the log with which PostgreSQL begins at the next start: `checkPointCopy.redo` of its control file. */
const oldestWal = (folder: string): number =>
  Number(readFileSync(join(folder, 'global', 'pg_control')).readBigUInt64LE(40) / BigInt(WAL_BYTES))

const sizesOf = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      const path = relative(folder, file).replaceAll(sep, '/')
      return LEFT_OUT.test(path) ? [] : [[path, entry.isFile() ? statSync(file).size : 0]]
    }),
  )

/** Notes what the folder of a database holds. Whatever it gets after its next checkpoint comes back from the write-ahead log. */
const writeRecord = (folder: string, zeroPages?: ZeroPages): void => {
  const record: FolderRecord = {
    sizes: sizesOf(folder),
    newestWal: newestWal(folder),
    ...(zeroPages && { zeroPages }),
  }
  const draft = join(folder, `${RECORD}.draft`)
  writeFileSync(draft, JSON.stringify(record), { mode: 0o600 })
  renameSync(draft, join(folder, RECORD))
}

const lacking = (folder: string, wanted: readonly (readonly [string, number])[]): string[] =>
  wanted.flatMap(([path, bytes]) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false })
    if (!stats) return [`${path} is missing`]
    return stats.size < bytes ? [`${path} has ${stats.size} of ${bytes} bytes`] : []
  })

const lackingWal = (folder: string, newest: number): string[] => {
  const first = oldestWal(folder)
  const last = Math.max(first, newest, newestWal(folder))
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return lacking(
    folder,
    numbers.map((number) => [`pg_wal/${walName(number)}`, WAL_BYTES]),
  )
}

/** The files that a database's folder lacks of those its record names, in words; nothing where it is whole. */
const lacksOf = (folder: string): string[] => {
  const text = readFileSync(join(folder, RECORD), 'utf8')
  const record = text === '' ? LEAST : z.safeParse(recordSchema, parseJson(text)).data
  if (!record) return [`${RECORD} cannot be read`]
  const lacks = lacking(folder, Object.entries(record.sizes))
  // Where the log begins stands in a file that may itself be what is lacking.
  if (lacks.length > 0) return lacks
  return [...lackingWal(folder, record.newestWal), ...lostPages(folder, record.zeroPages ?? {})]
}

/** In a folder whose first set-up goes on, or was cut short. */
const SETTING_UP = 'setting-up'

/** The folder of the embedded database is not whole; the message names what it lacks, and what to do. */
class DatabaseDamagedError extends DatabaseUnavailableError {
  override name = 'DatabaseDamagedError'
}

/** Beside the folder of a database, where one was set up once: without it, a folder that is gone would be taken for a new place. */
const madeNote = (folder: string) => `${folder}.made`

const RESTORE = 'put a backup in its place with "npm run restore -- <folder of the backup>"'

const checkNotGone = (folder: string): void => {
  if (!existsSync(madeNote(folder))) return
  throw new DatabaseDamagedError(
    `The database in ${folder} is gone. Nothing was changed; ${RESTORE}. Where a new and empty one is meant, remove ${madeNote(folder)}.`,
  )
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

const isCutShort = (folder: string): boolean =>
  !existsSync(join(folder, RECORD)) && existsSync(join(folder, SETTING_UP))

/** Throws `DatabaseDamagedError` for a database that is not whole, over which PGlite would set up a new one, or wait for ever. */
export const checkWhole = (folder: string): void => {
  if (isEmpty(folder)) return checkNotGone(folder)
  if (isCutShort(folder)) return
  const lacks = existsSync(join(folder, RECORD))
    ? lacksOf(folder)
    : [`${RECORD} is missing (where nobody has signed up yet, remove the folder)`]
  if (lacks.length === 0) return
  const more = lacks.length > 1 ? ` (and ${lacks.length - 1} more)` : ''
  throw new DatabaseDamagedError(
    `The database in ${folder} is not whole: ${lacks[0]}${more}. Nothing was changed; ${RESTORE}.`,
  )
}

/** Removes a folder whose first set-up was cut short: PGlite may wait for ever on half a database, and nobody was answered from it. */
export const clearCutShort = (folder: string): void => {
  if (!isCutShort(folder)) return
  // Out of the way first: cut short itself, the removal would leave files without the note that says what they are.
  const aside = `${folder}.cut-short`
  rmSync(aside, { recursive: true, force: true })
  renameSync(folder, aside)
  rmSync(aside, { recursive: true })
}

/** Makes the folder where it is missing, for its owner alone: PGlite writes files that anybody on the machine may read and change. */
export const makePrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  // Left by a kill; a full disk leaves it empty, which PostgreSQL refuses. Who is alone here, our own lock says.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  if (isEmpty(folder)) writeFileSync(join(folder, SETTING_UP), '')
}

/** Notes that the database in the folder is whole, and what belongs to it. */
export const markComplete = (folder: string, zeroPages?: ZeroPages): void => {
  writeRecord(folder, zeroPages)
  writeFileSync(madeNote(folder), '')
  rmSync(join(folder, SETTING_UP), { force: true })
}
