import type * as z from 'zod'
import { landingRecord, type LandingRecord } from './landing-record.ts'

/** A landing record that cannot be shown; the message names the file and every field to correct. */
export class LandingRecordError extends Error {
  override readonly name = 'LandingRecordError'
}

/** Reads the text of a record file, unchecked; throws a `LandingRecordError` where it is no JSON. */
export const readRecordJson = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new LandingRecordError(
      `${source} is no JSON: ${reason}. Look for a missing comma or quote.`,
      { cause },
    )
  }
}

const issueLine = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `"${path.join('.')}" ${message}`

/** Checks a value as a landing record; throws a `LandingRecordError` that names `source` and field. */
export const asLandingRecord = (value: unknown, source: string): LandingRecord => {
  const parsed = landingRecord.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(issueLine)
  throw new LandingRecordError(`${source} is no valid landing record: ${issues.join('; ')}.`)
}

/** Reads the text of a record file; throws a `LandingRecordError` that names `source` and field. */
export const parseLandingRecord = (text: string, source: string): LandingRecord =>
  asLandingRecord(readRecordJson(text, source), source)
