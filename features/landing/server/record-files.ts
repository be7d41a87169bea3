// Without the `server-only` marker: scripts and tests read the same files with plain Node.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
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

/** Lists the record paths of a language, sorted; none where the language has no folder. */
export const listRecordPaths = async (
  locale: Locale,
  folder = LOCALES_FOLDER,
): Promise<string[]> => {
  const root = path.join(/*turbopackIgnore: true*/ folder, locale, 'landing')
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
  const parts = [page.locale, 'landing', `${page.path.slice(1)}.json`]
  const file = path.join(/*turbopackIgnore: true*/ folder, ...parts)
  const text = await readFile(file, 'utf8').catch(whereMissing(null))
  if (text === null) return null
  return { path: page.path, hash: contentHash(text), text, source: `locales/${parts.join('/')}` }
}
