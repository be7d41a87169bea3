import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the embedded database's folder, in a data folder and in a backup. */
export const PGLITE = 'pglite'

/** Copies the embedded database in one go, while nothing else runs in its process: as it would be after a crash at this moment. */
export const copyPglite = (dataDir: string, target: string): void => {
  mkdirSync(target, { recursive: true, mode: 0o700 })
  cpSync(join(dataDir, PGLITE), join(target, PGLITE), { recursive: true })
  chmodSync(join(target, PGLITE), 0o700)
}
