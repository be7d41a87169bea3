import type { Context } from 'hono'
import * as z from 'zod/mini'
import { parseJson } from '#lib/util/parse-json.ts'
import { ProblemError } from './problem-error.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Only names that the schema itself knows: an unknown one is the caller's text and is not sent back. */
const refusedFields = (issues: readonly z.core.$ZodIssue[]): string[] => [
  ...new Set(issues.flatMap(({ path: [name] }) => (typeof name === 'string' ? [name] : []))),
]

/** Reads and validates a JSON body; throws `ProblemError` 415 or 400, whose text repeats nothing of the body. */
export const readJson = async <Schema extends z.core.$ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> => {
  // A browser may send other types to any host unasked; this one needs a permission that is never given.
  if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new ProblemError({
      status: 415,
      title: 'Unsupported media type',
      detail: 'Send the body as application/json.',
    })
  }
  const body = parseJson(await context.req.text())
  if (body === undefined) {
    throw new ProblemError({
      status: 400,
      title: 'Not JSON',
      detail: 'Send a body that is one JSON object.',
    })
  }
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return parsed.data
  throw new ProblemError({
    status: 400,
    title: 'Bad request body',
    detail: 'Send exactly the known fields, each with a value of its type.',
    fields: refusedFields(parsed.error.issues),
  })
}
