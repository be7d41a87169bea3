import { readRecordJson, recordReader } from '#lib/records/parse-record.ts'
import { landingRecord, type LandingRecord } from './landing-record.ts'

/** Checks a value as a landing record; throws a `RecordError` that names `source` and field. */
export const asLandingRecord = recordReader(landingRecord, 'landing record')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseLandingRecord = (text: string, source: string): LandingRecord =>
  asLandingRecord(readRecordJson(text, source), source)
