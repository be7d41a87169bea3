import type * as z from 'zod/mini'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { quoteRequest } from '../../checkout-contract.ts'

export type QuoteWish = z.infer<typeof quoteRequest>

/** The fields of a plain form: an empty one was not filled in, and numbers come as text. */
const fieldsOfForm = (body: string): object => {
  const entries = [...new URLSearchParams(body)].filter(([, value]) => value !== '')
  if (new Set(entries.map(([name]) => name)).size < entries.length) {
    throw fieldProblem(['repeated field'])
  }
  const { seats, ...fields } = Object.fromEntries(entries)
  return seats === undefined ? fields : { ...fields, seats: Number(seats) }
}

/** The plan that a visitor chose; throws `ProblemError` 422 where something else was sent. */
export const readQuote = (body: string, kind: 'form' | 'script'): QuoteWish => {
  const parsed = quoteRequest.safeParse(kind === 'form' ? fieldsOfForm(body) : parseJson(body))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}
