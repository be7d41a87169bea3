import type * as z from 'zod'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { RecordError, readRecordJson } from '#lib/records/parse-record.ts'
import { isTypo } from '#lib/util/is-typo.ts'
import { problemsOf, type Problem } from './problem.ts'
import { recordSchema, type RecordSchema } from './record-schema.ts'

type File = { source: string; locale?: Locale; text: string }

/** What a file holds: a record, or what is wrong with its form. */
export type ReadRecord<Kept> = { record: Kept } | { problems: Problem[] }

const BYTE_ORDER_MARK = '\uFEFF'

/** What a reader puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD'

const propertiesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(propertiesIn)]
}

/** The names of all fields that records of one kind have. */
const knownFields = (form: RecordSchema<unknown>) => [...new Set(propertiesIn(recordSchema(form)))]

const unknownField = (key: string, form: RecordSchema<unknown>): string => {
  const meant = knownFields(form).find(
    (name) =>
      name.toLowerCase() === key.toLowerCase() || isTypo(key, { meant: name, mayLack: true }),
  )
  return `is no field here.${meant ? ` Is "${meant}" meant?` : ' Take it out.'}`
}

type Telling = {
  told: (message: string, field?: string) => Problem
  form: RecordSchema<unknown>
}

const issueProblems = (issue: z.core.$ZodIssue, { told, form }: Telling): Problem[] => {
  const field = issue.path.join('.') || undefined
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => told(unknownField(key, form), [...issue.path, key].join('.')))
  }
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options)) {
    return [told(`must be one of: ${issue.options.join(', ')}.`, field)]
  }
  const isMissing = issue.message.endsWith('received undefined')
  return [told(isMissing ? 'is missing.' : `${issue.message}.`, field)]
}

/** Reads a record file; answers what is wrong with its form instead, one problem a field. */
export const readRecord = <Kept>(file: File, form: RecordSchema<Kept>): ReadRecord<Kept> => {
  const told = problemsOf(file)
  const bytes = Buffer.byteLength(file.text)
  if (bytes > RECORD_MAX_BYTES) {
    return { problems: [told(`has ${bytes} bytes; at most ${RECORD_MAX_BYTES} are read.`)] }
  }
  if (file.text.startsWith(BYTE_ORDER_MARK) || file.text.includes(REPLACEMENT)) {
    return { problems: [told('is not saved as UTF-8 without a byte order mark. Save it so.')] }
  }
  try {
    const parsed = form.schema.safeParse(readRecordJson(file.text, 'it'))
    if (parsed.success) return { record: parsed.data }
    return {
      problems: parsed.error.issues.flatMap((issue) => issueProblems(issue, { told, form })),
    }
  } catch (error) {
    if (error instanceof RecordError) return { problems: [told(error.message)] }
    throw error
  }
}
