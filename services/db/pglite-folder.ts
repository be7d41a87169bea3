import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseUnavailableError } from './database.ts'
import { lacksOf, RECORD, writeRecord } from './pglite-record.ts'

/** In a folder whose first set-up goes on, or was cut short. */
const SETTING_UP = 'setting-up'

/** The folder of the embedded database is not whole; the message names what it lacks, and what to do. */
class DatabaseDamagedError extends DatabaseUnavailableError {
  override name = 'DatabaseDamagedError'
}

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

const isCutShort = (folder: string): boolean =>
  !existsSync(join(folder, RECORD)) && existsSync(join(folder, SETTING_UP))

/**
 * Throws `DatabaseDamagedError` where a folder holds a database that is not whole: PGlite would set up a new one over
 * it, wait for ever, or open it with fewer rows. Changes nothing.
 */
export const checkWhole = (folder: string): void => {
  if (isEmpty(folder) || isCutShort(folder)) return
  const lacks = existsSync(join(folder, RECORD))
    ? lacksOf(folder)
    : [`${RECORD} is missing (where nobody has signed up yet, remove the folder)`]
  if (lacks.length === 0) return
  const more = lacks.length > 1 ? ` (and ${lacks.length - 1} more)` : ''
  throw new DatabaseDamagedError(
    `The database in ${folder} is not whole: ${lacks[0]}${more}. Nothing was changed; put a backup in its place with "npm run restore -- <folder of the backup>".`,
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
export const markComplete = (folder: string): void => {
  writeRecord(folder)
  rmSync(join(folder, SETTING_UP), { force: true })
}
