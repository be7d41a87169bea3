import 'server-only'
import * as z from 'zod'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { withLineBreaks } from './line-breaks.ts'

const line = z.string().min(1)
const clauses = z.array(z.strictObject({ name: line, text: line })).min(1)
const department = z.strictObject({ name: line, titles: z.tuple([line, line, line]) })

const form = z.strictObject({
  title: line,
  fields: z.array(line).min(1),
  choices: z.array(line).min(1),
  text: line,
})

/** The words on the drawn sheets in one language; [brackets] hold what a customer fills in. */
const documentWords = z.strictObject({
  departments: z.strictObject({
    legal: department,
    humanResources: department,
    finance: department,
    administration: department,
    sales: department,
    production: department,
  }),
  contract: z.strictObject({
    title: line,
    note: line,
    clauses,
    signatures: z.tuple([line, line]),
  }),
  plan: z.strictObject({ title: line, note: line, clauses, chart: line }),
  spreadsheet: z.strictObject({
    title: line,
    period: line,
    rows: z.array(line).length(6),
    total: line,
  }),
  invoice: z.strictObject({
    title: line,
    note: line,
    to: line,
    lines: z.tuple([line, line, line]),
    total: line,
  }),
  letter: z.strictObject({
    title: line,
    greeting: line,
    paragraphs: z.array(line).min(1),
    closing: line,
  }),
  form,
  appraisal: form,
  handbook: z.strictObject({
    title: line,
    note: line,
    chapters: z.array(line).length(5),
    text: line,
  }),
  /** On the tab that points at a line for the signature. */
  signHere: line,
})

export type DocumentWords = z.infer<typeof documentWords>

const documentFile = z.object({ default: documentWords })

/** Loads the words on the drawn sheets; a language whose file is not complete shows English (S2 §1). */
export const loadDocumentWords = async (locale: Locale): Promise<DocumentWords> => {
  const file: unknown = await import(`../../locales/${locale}/messages/documents.json`)
  const parsed = documentFile.safeParse(file)
  if (parsed.success) return withLineBreaks(parsed.data.default, locale)
  if (locale === DEFAULT_LOCALE) throw parsed.error
  return loadDocumentWords(DEFAULT_LOCALE)
}
