import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says that the folder once held a database with all its tables. */
const MARKER = 'set-up-complete'

/** A place that no earlier folder has: what is set aside is never deleted, since a lost marker would make it real data. */
const freePlace = (folder: string, tries = 1): string => {
  const place = `${folder}.incomplete${tries === 1 ? '' : `-${tries}`}`
  return existsSync(place) ? freePlace(folder, tries + 1) : place
}

/** Moves a folder aside whose first set-up was cut short: PGlite may wait for ever on half a database, and nobody was told of a row in it. Returns the new place, if any. */
export const setIncompleteAside = (folder: string): string | undefined => {
  if (!existsSync(folder) || existsSync(join(folder, MARKER))) return undefined
  const aside = freePlace(folder)
  renameSync(folder, aside)
  return aside
}

/** Makes the folder where it is missing, for its owner alone: PGlite writes files that anybody on the machine may read and change. */
export const makePrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}

/** Notes that the database in the folder is whole. */
export const markComplete = (folder: string): void => {
  writeFileSync(join(folder, MARKER), '', { mode: 0o600 })
}
