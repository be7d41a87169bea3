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
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { PGLITE } from '#services/operator/copy-pglite.ts'
import { openLibrary } from '#services/search/library.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const CACHE = fromRoot('node_modules/.cache/test-databases')

/** Changes with whatever is in some folders of the repository, and with the version of what reads it. */
export const stateOf = (folders: readonly string[], version: string): string => {
  const hash = createHash('sha256')
  hash.update(version)
  const entries = folders.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true }),
  )
  const files = entries.filter((entry) => entry.isFile())
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(`\0${basename(file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** A folder that is made once for a name, in whichever run and process comes first: `fill` puts into an empty one what it holds. */
export const madeOnce = async (
  name: string,
  fill: (draft: string) => Promise<void>,
): Promise<string> => {
  const made = join(CACHE, name)
  if (existsSync(made)) return made
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'draft-'))
  await fill(draft)
  try {
    renameSync(draft, made)
  } catch (error) {
    // Another worker was first.
    if (!existsSync(made)) throw error
    rmSync(draft, { recursive: true })
  }
  return made
}

/** Folders whose files make the database: migrations and the way it is opened, the library, how it is loaded, and what is written out of it. */
const SOURCES = [
  'services/db',
  'services/search',
  ...LOCALE_CODES.map((locale) => `locales/${locale}/documents`),
]

const fill = async (draft: string) => {
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir: draft, log })
  await openLibrary(database, log).get()
  await database.close()
}

/**
 * Puts a database with all tables, the template library and no other rows into a data folder that has none, as a copy of one
 * that is made once for a state of its sources: ten times faster than a new one. Returns the folder.
 */
export const withDatabase = async (dataDir: string): Promise<string> => {
  const target = join(dataDir, PGLITE)
  if (existsSync(target)) return dataDir
  const version = readFileSync(fromRoot('node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const made = await madeOnce(stateOf(SOURCES, version), fill)
  cpSync(join(made, PGLITE), target, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}
