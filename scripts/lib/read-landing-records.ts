import type { LandingRecord } from '#features/landing/landing-record.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import {
  listRecordPaths,
  readRecordFile,
  type RecordFile,
} from '#lib/server/records/record-files.ts'

export type LandingRow = RecordFile & { locale: Locale; record: LandingRecord }

const readRow = async (
  page: { locale: Locale; path: string },
  folder?: string,
): Promise<LandingRow> => {
  const file = await readRecordFile(page, folder)
  if (file)
    return { ...file, locale: page.locale, record: parseLandingRecord(file.text, file.source) }
  const message = 'use small letters, digits, dots and hyphens in the file name.'
  throw new RecordError(`locales/${page.locale}/landing${page.path}.json: ${message}`, {
    faults: [{ field: '', message }],
  })
}

/** Reads the landing records of all languages; throws a `RecordError` that names file and field. */
export const readLandingRecords = async (folder?: string): Promise<LandingRow[]> => {
  const rows = LOCALE_CODES.map(async (locale) => {
    const paths = await listRecordPaths({ locale, kind: 'landing' }, folder)
    return Promise.all(paths.map((path) => readRow({ locale, path }, folder)))
  })
  return (await Promise.all(rows)).flat()
}
