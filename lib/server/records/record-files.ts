// Without the `server-only` marker: scripts and tests read the same files with plain Node.
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
import { readRegularFile } from '#lib/records/read-regular-file.ts'
import { RECORD_FOLDERS, recordFileName, type RecordKind } from '#lib/records/record-kind.ts'
import { isRecordPath } from '#lib/records/record-rules.ts'
import { filesAt } from '#lib/records/walk-folder.ts'
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

/** The folder of the words of all languages. */
export const LOCALES_FOLDER = path.join(/*turbopackIgnore: true*/ process.cwd(), 'locales')

/** The hash of `hashOf`, made without a promise: ten thousand promises would take a build seconds. */
const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)

const whereMissing =
  <T>(fallback: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return fallback
    throw error
  }

type RecordQuery = { locale: Locale; kind: RecordKind }

/** Lists the record paths of one kind in a language, sorted; none where the language has no folder for them. */
export const listRecordPaths = async (
  { locale, kind }: RecordQuery,
  folder = LOCALES_FOLDER,
): Promise<string[]> => {
  const files = await filesAt(folder, `${locale}/${RECORD_FOLDERS[kind]}`)
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => `/${file.slice(0, -'.json'.length)}`)
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
  const bytes = await readRegularFile(file).catch(whereMissing(null))
  if (bytes === null) return null
  const text = bytes.toString('utf8')
  return { path: page.path, hash: contentHash(text), text, source: `locales/${name}` }
}
