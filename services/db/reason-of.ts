import { codeOf } from '#lib/util/error-code.ts'
import { DatabaseUnavailableError, type DatabaseKind } from './database.ts'

/** The database's own reason for a failure: drizzle wraps it in an error that quotes the query, and a refused connection has a code but no message. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined && !(error instanceof DatabaseUnavailableError)) {
    return reasonOf(error.cause)
  }
  return error.message || codeOf(error) || error.name
}

const NO_SPACE = /no space left|ENOSPC/i
const NO_DESCRIPTORS = /EMFILE|ENFILE|no file descriptors|too many open files/i
const NOT_ALLOWED = /EACCES|EPERM|EROFS|ENOTDIR|EEXIST|permission denied|read-only file system/i

/** Advice for a database that cannot be opened. */
export const adviceFor = (reason: string, kind: DatabaseKind): string => {
  if (kind === 'postgresql') return 'check DATABASE_URL and that the server runs'
  if (NO_SPACE.test(reason)) return 'free space on the disk of DATA_DIR'
  if (NO_DESCRIPTORS.test(reason))
    return 'let this process open more files (ulimit -n, or LimitNOFILE of its unit): a thousand are enough'
  if (NOT_ALLOWED.test(reason)) return 'make DATA_DIR a folder that this user may write to'
  return 'if that stays so, put a backup in its place with "npm run restore -- <folder of the backup>"'
}
