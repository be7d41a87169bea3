import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
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
})

type Holder = z.infer<typeof holderSchema>

/** The embedded database is open in another process; two openers would lose rows. */
export class DatabaseLockedError extends DatabaseUnavailableError {
  override name = 'DatabaseLockedError'
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

const readHolder = (path: string): Holder | undefined => {
  try {
    return z.safeParse(holderSchema, JSON.parse(readFileSync(path, 'utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError || hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const ageMs = (path: string): number => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? Date.now() - stats.mtimeMs : 0
}

const isStale = (path: string): boolean => {
  const holder = readHolder(path)
  if (!holder) return ageMs(path) > UNREADABLE_GRACE_MS
  // A process number of another machine says nothing here.
  if (holder.host !== hostname()) return false
  const { alive, start } = processState(holder.pid)
  return !alive || (holder.processStart !== undefined && holder.processStart !== start)
}

const create = (path: string): boolean => {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    lockedAt: new Date().toISOString(),
    processStart: processState(process.pid).start,
  }
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Replaces a stale lock; a second file lets one process at a time look and replace. */
const takeOver = (path: string): boolean => {
  const guard = `${path}.takeover`
  if (isStale(guard)) rmSync(guard, { force: true })
  if (!create(guard)) return false
  try {
    if (!isStale(path)) return false
    rmSync(path, { force: true })
    return create(path)
  } finally {
    rmSync(guard, { force: true })
  }
}

const lockedError = (path: string) => {
  const holder = readHolder(path)
  const where = holder ? ` in process ${holder.pid} on ${holder.host} since ${holder.lockedAt}` : ''
  return new DatabaseLockedError(
    `The embedded database is already open${where}: stop that process, or set DATABASE_URL to a PostgreSQL server, which several processes may share. (Lock file: ${path})`,
  )
}

/** Takes the lock file of an embedded database; throws `DatabaseLockedError` while another process holds it. Returns the release. */
export const lockForThisProcess = (path: string): (() => void) => {
  if (!create(path) && !takeOver(path)) throw lockedError(path)
  return () => rmSync(path, { force: true })
}
