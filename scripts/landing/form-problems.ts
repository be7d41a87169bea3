import type * as z from 'zod'
import { landingRecord, type LandingRecord } from '#features/landing/landing-record.ts'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import { RecordError, readRecordJson } from '#lib/records/parse-record.ts'
import { isSlip } from '#lib/util/is-slip.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'
import { recordSchema } from './record-schema.ts'

type File = Omit<RecordRow, 'record'> & { text: string }

/** What a file holds: a record, or what is wrong with its form. */
export type ReadRecord = { record: LandingRecord } | { problems: Problem[] }

const BYTE_ORDER_MARK = '\uFEFF'

/** What a reader puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD'

const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(propertiesIn)]
}

const KNOWN_FIELDS: readonly string[] = [...new Set(propertiesIn(recordSchema()))]

const unknownField = (key: string): string => {
  const meant = KNOWN_FIELDS.find(
    (name) =>
      name.toLowerCase() === key.toLowerCase() || isSlip(key, { meant: name, mayLack: true }),
  )
  return `is no field here.${meant ? ` Is "${meant}" meant?` : ' Take it out.'}`
}

type Told = (message: string, field?: string) => Problem

const issueProblems = (issue: z.core.$ZodIssue, told: Told): Problem[] => {
  const field = issue.path.join('.') || undefined
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => told(unknownField(key), [...issue.path, key].join('.')))
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return [told(`must be one of: ${issue.options.join(', ')}.`, field)]
  }
  const isMissing = issue.message.endsWith('received undefined')
  return [told(isMissing ? 'is missing.' : `${issue.message}.`, field)]
}

/** Reads a record file; answers what is wrong with its form instead, one problem a field. */
export const readRecord = (file: File): ReadRecord => {
  const told = problemsOf(file)
  const bytes = Buffer.byteLength(file.text)
  if (bytes > RECORD_MAX_BYTES) {
    return { problems: [told(`has ${bytes} bytes; at most ${RECORD_MAX_BYTES} are read.`)] }
  }
  if (file.text.startsWith(BYTE_ORDER_MARK) || file.text.includes(REPLACEMENT)) {
    return { problems: [told('is not saved as UTF-8 without a byte order mark. Save it so.')] }
  }
  try {
    const parsed = landingRecord.safeParse(readRecordJson(file.text, 'it'))
    if (parsed.success) return { record: parsed.data }
    return { problems: parsed.error.issues.flatMap((issue) => issueProblems(issue, told)) }
  } catch (error) {
    if (error instanceof RecordError) return { problems: [told(error.message)] }
    throw error
  }
}
