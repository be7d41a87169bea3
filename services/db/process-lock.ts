import { createHash, randomUUID } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { codeOf, isMissing } from '#lib/util/error-code.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { DatabaseUnavailableError } from './database.ts'
import { processState } from './process-state.ts'

/** A lock that cannot be read may be one that is just being written; older ones were left by a crash. */
const UNREADABLE_GRACE_MS = 5000

const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  lockedAt: z.string(),
  /** Tells a process from a later one that got the same number. */
  processStart: z.optional(z.string()),
  /** Makes every lock another one, so that what is said of one never holds for the next. */
  id: z.optional(z.string()),
})

type Holder = z.infer<typeof holderSchema>

/** The embedded database is open in another process; two openers would lose rows. */
export class DatabaseLockedError extends DatabaseUnavailableError {
  override name = 'DatabaseLockedError'
}

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const holderIn = (text: string): Holder | undefined =>
  z.safeParse(holderSchema, parseJson(text)).data

const ageMs = (path: string): number => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : 0
}

const isStale = (path: string, text: string): boolean => {
  const holder = holderIn(text)
  if (!holder) return ageMs(path) > UNREADABLE_GRACE_MS
  // A process number of another machine says nothing here.
  if (holder.host !== hostname()) return false
  const { alive, start } = processState(holder.pid)
  return !alive || (holder.processStart !== undefined && holder.processStart !== start)
}

const ownText = (): string => {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    lockedAt: new Date().toISOString(),
    processStart: processState(process.pid).start,
    id: randomUUID(),
  }
  return JSON.stringify(holder)
}

const openNew = (path: string): number | undefined => {
  try {
    return openSync(path, 'wx', 0o600)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  }
}

const create = (path: string, text: string): boolean => {
  const file = openNew(path)
  if (file === undefined) return false
  try {
    writeFileSync(file, text)
  } catch (error) {
    // On a full disk: empty, it would look like that of another process.
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  // Who was stopped for long between making and writing the file may have lost it meanwhile.
  return textOf(path) === text
}

const replace = (path: string, text: string): void => {
  const written = `${path}.${randomUUID()}`
  writeFileSync(written, text, { mode: 0o600 })
  renameSync(written, path)
}

/** Removes a file of this process only: another one may have been given its place by hand. */
const release = (path: string, text: string): void => {
  if (textOf(path) === text) rmSync(path, { force: true })
}

/** Replaces a stale file. The right to it is a file too, named after what it replaces, so that only one process ever has it. */
const takeOver = (path: string, text: string): boolean => {
  const stale = textOf(path)
  if (stale === undefined) return create(path, text)
  if (!isStale(path, stale)) return false
  const right = `${path}.${createHash('sha256').update(stale).digest('hex').slice(0, 16)}`
  if (!create(right, text) && !takeOver(right, text)) return false
  try {
    // Another one may have had the right, used it and given it back.
    if (textOf(path) !== stale) return false
    replace(path, text)
    return true
  } finally {
    release(right, text)
  }
}

const adviceFor = (holder: Holder | undefined, path: string) =>
  holder && holder.host !== hostname()
    ? `stop that process; if that machine or container is gone for good, delete ${path}, since nobody can ask it from here`
    : `stop that process (its lock file is ${path})`

const lockedError = (path: string) => {
  const holder = holderIn(textOf(path) ?? '')
  const where = holder ? ` in process ${holder.pid} on ${holder.host} since ${holder.lockedAt}` : ''
  return new DatabaseLockedError(
    `The embedded database is already open${where}: ${adviceFor(holder, path)}; or set DATABASE_URL to a PostgreSQL server, which several processes may share.`,
  )
}

/** Takes a lock file unless another process holds it; returns the release. */
export const tryLock = (path: string): (() => void) | undefined => {
  const text = ownText()
  return create(path, text) || takeOver(path, text) ? () => release(path, text) : undefined
}

/** Takes the lock file of an embedded database; throws `DatabaseLockedError` while another process holds it. Returns the release. */
export const lockForThisProcess = (path: string): (() => void) => {
  const unlock = tryLock(path)
  if (!unlock) throw lockedError(path)
  return unlock
}

/** Throws `DatabaseLockedError` while another process holds the lock file of an embedded database; takes nothing. */
export const checkUnlocked = (path: string): void => {
  const text = textOf(path)
  if (text !== undefined && !isStale(path, text)) throw lockedError(path)
}
