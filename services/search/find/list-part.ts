import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import {
  searchAnswer,
  type LibraryPart,
  type SearchAnswer,
} from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { sumOf } from '#lib/util/sum.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { isWritten } from '../document-texts.ts'
import { DOCUMENT_COLUMNS, templateDocument } from '../template-document.ts'

type PartList = { part: LibraryPart; locale: Locale; batch: number; page: number }

const isIndexed = eq(templates.id, templateIndex.templateId)

const isInPart = ({ part: { department, type, library }, locale }: PartList) =>
  and(
    eq(templateIndex.language, locale),
    department && eq(templates.department, department),
    type && eq(templates.type, type),
    library && eq(templates.language, library),
  )

/** What is written out, then from each kind in turn its plainest title; titles that a language has translated come first. */
const writtenThenInTurn = ({ locale }: PartList) => [
  desc(isWritten(locale)),
  asc(
    sql`row_number() over (
      partition by ${templates.department}, ${templates.type}
      order by ${templates.language} <> ${locale} and ${templateIndex.label} = ${templates.title},
        ${templateIndex.wordCount}, ${templates.id})`,
  ),
  asc(templates.id),
]

const kindsOf = async (database: Database, list: PartList) => {
  const rows = await database
    .select({ department: templates.department, type: templates.type, total: count() })
    .from(templateIndex)
    .innerJoin(templates, isIndexed)
    .where(isInPart(list))
    .groupBy(templates.department, templates.type)
  const departments: Record<string, number> = {}
  const types: Record<string, number> = {}
  for (const { department, type, total } of rows) {
    departments[department] = (departments[department] ?? 0) + total
    types[type] = (types[type] ?? 0) + total
  }
  return { total: sumOf(rows, (row) => row.total), counts: { departments, types } }
}

/** One page of a part of the library, what is written out first, and how many templates of each kind it holds (S2 §2.6). */
export const listPart = async (database: Database, list: PartList): Promise<SearchAnswer> => {
  const { batch, page } = list
  const rows = await database
    .select(DOCUMENT_COLUMNS)
    .from(templateIndex)
    .innerJoin(templates, isIndexed)
    .where(isInPart(list))
    .orderBy(...writtenThenInTurn(list))
    .limit(batch)
    .offset(page * batch)
  const kinds = await kindsOf(database, list)
  return searchAnswer.parse({ ...kinds, documents: rows.map(templateDocument) })
}
