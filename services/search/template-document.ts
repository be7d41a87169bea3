import { sql } from 'drizzle-orm'
import { foundDocument, type FoundDocument } from '#features/documents/search-contract.ts'
import { isLocale } from '#lib/config/locales.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { slugOf } from '#services/search/words-of.ts'
import { documentTexts } from './document-texts.ts'

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

type Row = Record<Exclude<keyof typeof DOCUMENT_COLUMNS, 'id'>, string> & { id: number }

/** The language of a document: that which shows it where it has written it out, else its template's. */
const languageOf = ({ id, shownIn, language }: Row): string =>
  isLocale(shownIn) && documentTexts(shownIn).has(id) ? shownIn : language

/** A template as the callers of the service see it (S2 §3). */
export const templateDocument = ({ title, ...row }: Row): FoundDocument =>
  foundDocument.parse({
    ...row,
    ...(title !== row.label && { title }),
    language: languageOf({ title, ...row }),
    url: slugOf(title, row.id),
    thumb: `thumb/${row.id}-250px.svg`,
  })
