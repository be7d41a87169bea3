import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { foundDocument, type FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { slugOf } from '#services/search/words-of.ts'
import { textBehind, firstPageDigest } from './document-texts.ts'

/** The columns that a document of an answer is made of. */
export const DOCUMENT_COLUMNS = {
  id: templates.id,
  label: templateIndex.label,
  title: templates.title,
  language: templates.language,
  department: templates.department,
  type: templates.type,
  // Named, since a query in a query would have two of the name.
  shownIn: sql<string>`${templateIndex.language}`.as('shown_in'),
}

/** Which kind of document a template is, and its language. */
export const TEMPLATE_KIND = {
  type: z.enum(TEMPLATE_TYPES),
  department: z.enum(DEPARTMENTS),
  language: z.enum(CATALOGUE_LOCALES),
}

const row = z.object({
  id: z.int(),
  label: z.string(),
  title: z.string(),
  shownIn: z.enum(LOCALE_CODES),
  ...TEMPLATE_KIND,
})

type Row = Record<Exclude<keyof typeof DOCUMENT_COLUMNS, 'id'>, string> & { id: number }

/** A template as the callers of the service see it (S2 §3): the address of its picture names the drawing, and the language of a text that is written out. */
export const templateDocument = (read: Row): FoundDocument => {
  const { title, shownIn, ...template } = z.parse(row, read)
  const { id, label, language } = template
  const written = textBehind(template, shownIn)?.language
  const digest = firstPageDigest({ ...template, title }, written ?? language)
  return foundDocument.parse({
    ...template,
    ...(title !== label && { title }),
    language: written ?? language,
    url: slugOf(title, id),
    thumb: `thumb/${[id, written, digest].filter(Boolean).join('-')}-250px.svg`,
  })
}
