import * as z from 'zod'
import {
  TOP_QUERIES,
  searchQuerySchema,
  SEARCH_BATCH,
  TOP_LIST_MAXIMUM,
} from '#features/documents/search-contract.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { ProblemError } from '#services/http/problem-error.ts'

const MOST_PAGES = 1000

const whole = ({ from, to, otherwise }: { from: number; to: number; otherwise: number }) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to))
    .default(otherwise)

const searchRequest = z.object({
  query: searchQuerySchema,
  language: z.enum(LOCALE_CODES).default(DEFAULT_LOCALE),
  batch: whole({ from: 1, to: TOP_LIST_MAXIMUM, otherwise: SEARCH_BATCH }),
  page: whole({ from: 0, to: MOST_PAGES, otherwise: 0 }),
  department: z.enum(DEPARTMENTS).optional(),
  type: z.enum(TEMPLATE_TYPES).optional(),
  library: z.enum(CATALOGUE_LOCALES).optional(),
})

const topRequest = z.object({
  query: z.enum(TOP_QUERIES).default('business-document'),
  language: z.literal('en').default('en'),
  maximum: whole({ from: 1, to: TOP_LIST_MAXIMUM, otherwise: TOP_LIST_MAXIMUM }),
  batch: whole({ from: 1, to: TOP_LIST_MAXIMUM, otherwise: TOP_LIST_MAXIMUM }),
})

type Fields = Record<string, string | undefined>

/** The names of wrong fields, ours only: an unknown one is the caller's text and is not sent back. */
const namesOf = (error: z.ZodError) => [
  ...new Set(error.issues.flatMap(({ path: [name] }) => (typeof name === 'string' ? [name] : []))),
]

const read = <Schema extends z.ZodType>(schema: Schema, fields: Fields): z.output<Schema> => {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new ProblemError({
    status: 422,
    title: 'Bad search',
    detail: 'Give each named field a value that docs/services.md allows.',
    fields: namesOf(parsed.error),
  })
}

/** The fields of a search (S2 §7); throws `ProblemError` 422, whose text repeats nothing of the request. */
export const readSearchRequest = (fields: Fields) => read(searchRequest, fields)

/** The fields of a top list (S2 §7); throws `ProblemError` 422. */
export const readTopRequest = (fields: Fields) => read(topRequest, fields)
