import type { LockFile } from './lock-file.ts'
import { missingEntries, type MissingEntry } from './missing-entries.ts'
import { platformOf } from './platform-of.ts'

type Row = [path: string, entry: LockFile['packages'][string]]

const entryOf = ({ name, version, dev }: MissingEntry) => ({
  version,
  ...(dev && { dev }),
  optional: true,
  ...platformOf(name),
})

/** Adds an entry without integrity for each binary that is missing; npm fills that in where it installs one. */
export const completeLock = (lock: LockFile): LockFile => {
  const added = missingEntries(lock).map((missing): Row => [missing.path, entryOf(missing)])
  const packages = [...Object.entries(lock.packages), ...added]
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}
