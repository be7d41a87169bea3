import { readRecordJson, recordReader } from '#lib/records/parse-record.ts'
import { offerRecord, type OfferRecord } from './offer-record.ts'

/** Checks a value as an offer record; throws a `RecordError` that names `source` and field. */
export const asOfferRecord = recordReader(offerRecord, 'offer record')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseOfferRecord = (text: string, source: string): OfferRecord =>
  asOfferRecord(readRecordJson(text, source), source)
