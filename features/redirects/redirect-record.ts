import * as z from 'zod'
import { readRecordJson, recordReader } from '#lib/records/parse-record.ts'
import { listOf } from '#lib/records/record-fields.ts'
import {
  isTargetPath,
  OLD_ADDRESS_MAX_LENGTH,
  redirectKey,
  type RedirectEntry,
} from '#lib/records/redirect-index.ts'

const MOST_REDIRECTS = 500

const text = z.string('write a text between quotes').trim()

/** The first thing that is wrong is told, not what follows from it. */
const must = (error: string) => ({ error, abort: true })

const from = text
  .max(OLD_ADDRESS_MAX_LENGTH, must(`is too long: at most ${OLD_ADDRESS_MAX_LENGTH} characters`))
  .regex(
    /^\/(?!\/)/,
    must('must be a path such as "/old-page": leave out "https://" and the name of the site'),
  )
  .regex(/^[^?#]*$/, must('must end before its "?" or "#": a query is carried over by itself'))
  .regex(/^\/[^\s\\]*[^\s\\/]\/?$/, 'must name an old page behind the "/", without spaces')
  .describe('The old address. Without a language it holds for all: "/old" and "/fr/old".')

const to = text
  .regex(
    /^\/(?!\/)/,
    must('leads off the site: only a page of this site can be named, such as "/apps"'),
  )
  .regex(
    /^[^?#]*$/,
    must('must end before its "?" or "#": the query of the visitor is carried over'),
  )
  .refine(isTargetPath, 'is no path of a page such as "/apps"')
  .describe('The page. Without a language it is the one in the language of the old address.')

/**
 * Old addresses with the pages that they lead to (docs/decisions/064): one file for each subject, `locales/redirects/<name>.json`.
 */
export const redirectRecord = z.strictObject({
  $schema: z.string().optional(),
  redirects: listOf(z.strictObject({ from, to }), [1, MOST_REDIRECTS]),
})

export type RedirectRecord = z.infer<typeof redirectRecord>

const asRedirects = recordReader(redirectRecord, 'list of redirects')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseRedirects = (source: string, name: string): RedirectRecord =>
  asRedirects(readRecordJson(source, name), name)

/** What the edge is told of a record. */
export const redirectEntry = ({ redirects }: RedirectRecord): RedirectEntry =>
  Object.fromEntries(redirects.map((row) => [redirectKey(row.from), row.to]))
