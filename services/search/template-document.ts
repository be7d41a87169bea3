import { sql } from 'drizzle-orm'
import { foundDocument, type FoundDocument } from '#features/documents/search-contract.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
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

/** In a language that has written the document out, it is that language's own; else what the template is. */
const ownOf = ({ id, shownIn, label, title, language }: Row) => {
  const locale = isLocale(shownIn) ? shownIn : DEFAULT_LOCALE
  return documentTexts(locale).has(id) ? { title: label, language: locale } : { title, language }
}

/** A template as the callers of the service see it (S2 §3). */
export const templateDocument = ({ shownIn, ...row }: Row): FoundDocument => {
  const { title, language } = ownOf({ shownIn, ...row })
  return foundDocument.parse({
    ...row,
    title: title === row.label ? undefined : title,
    language,
    url: slugOf(row.title, row.id),
    thumb: `thumb/${row.id}-250px.svg`,
  })
}
