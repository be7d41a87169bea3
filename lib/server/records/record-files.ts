// Without the `server-only` marker: scripts and tests read the same files with plain Node.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
import { RECORD_FOLDERS, recordFileName, type RecordKind } from '#lib/records/record-kind.ts'
import { isRecordPath } from '#lib/records/record-rules.ts'
import { isMissing } from '#lib/util/error-code.ts'

/** A record file as it stands on the disk. */
export type RecordFile = {
  /** Public path without language, such as `/docs/free-demo`. */
  path: string
  /** Content hash: a changed file is a new page. */
  hash: string
  text: string
  /** The file's name from the root of the repository, for messages. */
  source: string
}

/** Where the words of all languages stand. */
export const LOCALES_FOLDER = path.join(/*turbopackIgnore: true*/ process.cwd(), 'locales')

/** What `hashOf` gives, at once: ten thousand promises would take a build seconds. */
const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

const whereMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return fallback
    throw error
  }

type Wanted = { locale: Locale; kind: RecordKind }

/** Lists the record paths of one kind in a language, sorted; none where the language has no folder for them. */
export const listRecordPaths = async (
  { locale, kind }: Wanted,
  folder = LOCALES_FOLDER,
): Promise<string[]> => {
  const root = path.join(/*turbopackIgnore: true*/ folder, locale, RECORD_FOLDERS[kind])
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    whereMissing([]),
  )
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.slice(0, -'.json'.length).split(path.sep).join('/')}`)
    .toSorted()
}

/** Reads the record file of a path; `null` where there is none. */
export const readRecordFile = async (
  page: { locale: Locale; path: string },
  folder = LOCALES_FOLDER,
): Promise<RecordFile | null> => {
  if (!isRecordPath(page.path)) return null
  const name = recordFileName(page)
  const file = path.join(/*turbopackIgnore: true*/ folder, name)
  const text = await readFile(file, 'utf8').catch(whereMissing(null))
  if (text === null) return null
  return { path: page.path, hash: contentHash(text), text, source: `locales/${name}` }
}
