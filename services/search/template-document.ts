import { foundDocument, type FoundDocument } from '#features/documents/search-contract.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { slugOf } from '#services/search/words-of.ts'

/** The columns that a document of an answer is made of. */
export const DOCUMENT_COLUMNS = {
  id: templates.id,
  label: templateIndex.label,
  title: templates.title,
  language: templates.language,
  department: templates.department,
  type: templates.type,
}

type Row = Record<Exclude<keyof typeof DOCUMENT_COLUMNS, 'id'>, string> & { id: number }

/** A template as the callers of the service see it (S2 §3). */
export const templateDocument = ({ title, ...row }: Row): FoundDocument =>
  foundDocument.parse({
    ...row,
    ...(title !== row.label && { title }),
    url: slugOf(title, row.id),
    thumb: `thumb/${row.id}-250px.svg`,
  })
