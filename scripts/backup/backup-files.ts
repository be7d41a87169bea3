import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { PGLITE } from '#services/operator/copy-pglite.ts'

const FACTS = 'backup.json'

const factsSchema = z.object({
  takenAt: z.string(),
  version: z.string(),
  database: z.enum(['pglite', 'postgresql']),
})

/** When a backup was taken, by which version of the product, and where the accounts are. */
export type BackupFacts = z.infer<typeof factsSchema>

/** Notes what a backup is; written last, so that only a whole one has it. */
export const writeFacts = (folder: string, facts: BackupFacts): void => {
  writeFileSync(join(folder, FACTS), `${JSON.stringify(facts, null, 2)}\n`)
}

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

/** Reads what a backup is; throws where the folder is none, or holds half of one. */
export const readFacts = (folder: string): BackupFacts => {
  const facts = z.safeParse(factsSchema, parseJson(textOf(join(folder, FACTS)))).data
  if (facts) return facts
  throw new Error(`${folder} is no whole backup: name a folder that "npm run backup" has written.`)
}

type Folders = Pick<ServerEnv, 'DATA_DIR' | 'CONTENT_DIR'>

/** What a backup holds, by name, and where each part stands while the services run. */
export const partsOf = ({ DATA_DIR, CONTENT_DIR }: Folders): ReadonlyMap<string, string> =>
  new Map([
    [PGLITE, join(DATA_DIR, PGLITE)],
    ['secrets.json', join(DATA_DIR, 'secrets.json')],
    ['content', CONTENT_DIR],
    ['content-kept', join(DATA_DIR, 'content-kept')],
  ])

/** Neither pipes nor sockets: no copy of one is worth anything, and the whole backup would fail on it. */
const isCopied = (path: string): boolean => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.isFile() || found.isDirectory() || found.isSymbolicLink())
}

/** Copies a file or folder, where it is there; links stay as they are. */
export const copyPart = (from: string, to: string): void => {
  if (!existsSync(from)) return
  const how = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true }
  cpSync(realpathSync(from), to, { ...how, filter: isCopied })
}
