import type { LandingRecord } from '#features/landing/landing-record.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { parseStoryRecord } from '#features/newsroom/story-record.ts'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { recordFileName, type RecordKind } from '#lib/records/record-kind.ts'
import {
  listRecordPaths,
  readRecordFile,
  type RecordFile,
} from '#lib/server/records/record-files.ts'

/** A record of the repository with its page. */
export type ReadRow<Kept> = RecordFile & { locale: Locale; record: Kept }

export type LandingRow = ReadRow<LandingRecord>

type Wanted<Kept> = {
  kind: RecordKind
  parse: (text: string, source: string) => Kept
  folder: string | undefined
}

const readRow = async <Kept>(
  page: { locale: Locale; path: string },
  { parse, folder }: Wanted<Kept>,
): Promise<ReadRow<Kept>> => {
  const file = await readRecordFile(page, folder)
  if (file) return { ...file, locale: page.locale, record: parse(file.text, file.source) }
  const message = 'use small letters, digits, dots and hyphens in the file name.'
  throw new RecordError(`locales/${recordFileName(page)}: ${message}`, {
    faults: [{ field: '', message }],
  })
}

const readAll = async <Kept>(wanted: Wanted<Kept>): Promise<ReadRow<Kept>[]> => {
  const rows = LOCALE_CODES.map(async (locale) => {
    const paths = await listRecordPaths({ locale, kind: wanted.kind }, wanted.folder)
    return Promise.all(paths.map((path) => readRow({ locale, path }, wanted)))
  })
  return (await Promise.all(rows)).flat()
}

/** Reads the landing records of all languages; throws a `RecordError` that names file and field. */
export const readLandingRecords = (folder?: string) =>
  readAll({ kind: 'landing', parse: parseLandingRecord, folder })

/** Reads the offer records of all languages; throws a `RecordError` that names file and field. */
export const readOfferRecords = (folder?: string) =>
  readAll({ kind: 'offer', parse: parseOfferRecord, folder })

/** Reads the stories of all languages; throws a `RecordError` that names file and field. */
export const readStoryRecords = (folder?: string) =>
  readAll({ kind: 'story', parse: parseStoryRecord, folder })
