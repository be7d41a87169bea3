import type * as z from 'zod'
import { handWritten } from '#lib/util/hand-written.ts'

/** One thing to correct in a record; `field` is empty where the whole file is meant. */
export type RecordFault = { field: string; message: string }

/** A record that cannot be shown; the message names the file and every field to correct. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
  readonly faults: readonly RecordFault[]

  constructor(
    message: string,
    { faults, cause }: { faults: readonly RecordFault[]; cause?: unknown },
  ) {
    super(message, { cause })
    this.faults = faults
  }
}

/** The engine's message without the words of the file, which may be any file that a link has led to. */
const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replace(
    /, (?:\.\.\.)?"[^]*"(?:\.\.\.)? is not valid JSON/,
    '',
  )

/** Reads the text of a record file, unchecked; throws a `RecordError` where it is no JSON. */
export const readRecordJson = (text: string, source: string): unknown => {
  try {
    return JSON.parse(handWritten(text))
  } catch (cause) {
    const message = `is no JSON: ${reasonOf(cause)}. Look for a missing comma or quote.`
    const faults = [{ field: '', message }]
    throw new RecordError(`${source} ${message}`, { faults, cause })
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): RecordFault => ({
  field: path.join('.'),
  message,
})

const faultLine = ({ field, message }: RecordFault): string =>
  field === '' ? message : `"${field}" ${message}`

/** Checks values as records of one kind; what it makes throws a `RecordError` that names `source` and field. */
export const recordReader =
  <Schema extends z.ZodType>(schema: Schema, name: string) =>
  (value: unknown, source: string): z.infer<Schema> => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    const faults = parsed.error.issues.map(faultOf)
    const lines = faults.map(faultLine).join('; ')
    throw new RecordError(`${source} is no valid ${name}: ${lines}.`, { faults })
  }
