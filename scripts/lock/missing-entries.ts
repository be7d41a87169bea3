import type { LockFile } from './lock-file.ts'

/** An optional dependency that the lock file does not hold: where its entry belongs and what it is. */
export type MissingEntry = { path: string; name: string; version: string; dev: boolean }

const FOLDER = 'node_modules/'

/** Places where a package may find a dependency, nearest first: its own folder, then each one above. */
const lookups = (parent: string, name: string): string[] => {
  const parts = parent.split(`/${FOLDER}`)
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join(`/${FOLDER}`))
  return [...above.map((path) => `${path}/${FOLDER}${name}`), `${FOLDER}${name}`]
}

/** Lists what `npm ci` would miss: `npm install` leaves out binaries of other platforms that its registry lacks. */
export const missingEntries = ({ packages }: LockFile): MissingEntry[] =>
  Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      if (lookups(parent, name).some((path) => packages[path])) return []
      const siblings = parent.slice(0, parent.lastIndexOf(FOLDER) + FOLDER.length)
      return [{ path: `${siblings || FOLDER}${name}`, name, version, dev }]
    }),
  )
