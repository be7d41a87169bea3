import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from '#lib/util/log.ts'
import { openPglite } from '#services/db/open-pglite.ts'
import { PGLITE } from '#services/operator/copy-pglite.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const CACHE = fromRoot('node_modules/.cache/test-databases')

/** Changes with whatever makes another database: the migrations, the way it is opened, PGlite. */
const madeFrom = (): string => {
  const hash = createHash('sha256')
  hash.update(readFileSync(fromRoot('node_modules/@electric-sql/pglite/package.json')))
  const entries = readdirSync(fromRoot('services/db'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(`\0${basename(file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

const make = async (made: string) => {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  const { close } = await openPglite({
    dataDir: draft,
    log: createLog({ name: 'test', level: 'silent' }),
  })
  await close()
  try {
    renameSync(draft, made)
  } catch (error) {
    // Another worker was first.
    if (!existsSync(made)) throw error
    rmSync(draft, { recursive: true })
  }
}

/**
 * Puts a database with all tables and no rows into a data folder that has none, as a copy of one that is made once for a
 * state of the migrations: ten times faster than a new one. Returns the folder.
 */
export const withDatabase = async (dataDir: string): Promise<string> => {
  const target = join(dataDir, PGLITE)
  if (existsSync(target)) return dataDir
  const made = join(CACHE, madeFrom())
  if (!existsSync(made)) await make(made)
  cpSync(join(made, PGLITE), target, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
