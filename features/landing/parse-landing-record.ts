import type * as z from 'zod'
import { landingRecord, type LandingRecord } from './landing-record.ts'

/** One thing to correct in a landing record; `field` is empty where the whole file is meant. */
export type RecordFault = { field: string; message: string }

/** A landing record that cannot be shown; the message names the file and every field to correct. */
export class LandingRecordError extends Error {
  override readonly name = 'LandingRecordError'
  readonly faults: readonly RecordFault[]

  constructor(
    message: string,
    { faults, cause }: { faults: readonly RecordFault[]; cause?: unknown },
  ) {
    super(message, { cause })
    this.faults = faults
  }
}

/** Reads the text of a record file, unchecked; throws a `LandingRecordError` where it is no JSON. */
export const readRecordJson = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `is no JSON: ${reason}. Look for a missing comma or quote.`
    const faults = [{ field: '', message }]
    throw new LandingRecordError(`${source} ${message}`, { faults, cause })
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): RecordFault => ({
  field: path.join('.'),
  message,
})

const faultLine = ({ field, message }: RecordFault): string =>
  field === '' ? message : `"${field}" ${message}`

/** Checks a value as a landing record; throws a `LandingRecordError` that names `source` and field. */
export const asLandingRecord = (value: unknown, source: string): LandingRecord => {
  const parsed = landingRecord.safeParse(value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(faultOf)
  const lines = faults.map(faultLine).join('; ')
  throw new LandingRecordError(`${source} is no valid landing record: ${lines}.`, { faults })
}

/** Reads the text of a record file; throws a `LandingRecordError` that names `source` and field. */
export const parseLandingRecord = (text: string, source: string): LandingRecord =>
  asLandingRecord(readRecordJson(text, source), source)
