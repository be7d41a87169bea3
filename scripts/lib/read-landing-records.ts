import type { LandingRecord } from '#features/landing/landing-record.ts'
import { LandingRecordError, parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import {
  listRecordPaths,
  readRecordFile,
  type RecordFile,
} from '#features/landing/server/record-files.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

export type LandingRow = RecordFile & { locale: Locale; record: LandingRecord }

const readRow = async (
  page: { locale: Locale; path: string },
  folder?: string,
): Promise<LandingRow> => {
  const file = await readRecordFile(page, folder)
  if (file)
    return { ...file, locale: page.locale, record: parseLandingRecord(file.text, file.source) }
  const message = 'use small letters, digits, dots and hyphens in the file name.'
  throw new LandingRecordError(`locales/${page.locale}/landing${page.path}.json: ${message}`, {
    faults: [{ field: '', message }],
  })
}

/** Reads the landing records of all languages; throws a `LandingRecordError` that names file and field. */
export const readLandingRecords = async (folder?: string): Promise<LandingRow[]> => {
  const rows = LOCALE_CODES.map(async (locale) => {
    const paths = await listRecordPaths(locale, folder)
    return Promise.all(paths.map((path) => readRow({ locale, path }, folder)))
  })
  return (await Promise.all(rows)).flat()
}
