import { and, eq, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { firstPageOf } from '#features/previews/kinds.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS, TEMPLATE_TYPES, type Department } from '#lib/config/template-kinds.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { DOCUMENT_COLUMNS, templateDocument } from '#services/search/template-document.ts'

/** The number of sheets of each type: by number alone a department may begin with a hundred invoices. */
const OF_A_TYPE = 2

/** The number of sheets that stick out of a drawer. */
export const IN_DRAWER = 3

/** And one lies before the cabinet. */
const SHOWN = IN_DRAWER + 1

const typeSchema = z.enum(TEMPLATE_TYPES)

const kindOf = ({ id = 0, type, title, label }: FoundDocument) =>
  firstPageOf({ id, type: z.parse(typeSchema, type), title: title ?? label })

/** Up to four documents, each of another kind of sheet where there are such. */
const unlike = (documents: readonly FoundDocument[]): FoundDocument[] => {
  const firsts = new Map(documents.toReversed().map((document) => [kindOf(document), document]))
  return [...new Set([...firsts.values()].toReversed().concat(documents))].slice(0, SHOWN)
}

/** The first templates of each department of a library by number, that look different: what is shown of it. */
export const departmentSheets = async (
  database: Database,
  library: Locale,
): Promise<ReadonlyMap<Department, readonly FoundDocument[]>> => {
  const numbered = database
    .select({
      ...DOCUMENT_COLUMNS,
      place:
        sql<number>`row_number() over (partition by ${templates.department}, ${templates.type} order by ${templates.id})`.as(
          'place',
        ),
    })
    .from(templateIndex)
    .innerJoin(
      templates,
      and(eq(templates.id, templateIndex.templateId), eq(templateIndex.language, library)),
    )
    .as('numbered')
  const rows = await database
    .select()
    .from(numbered)
    .where(lte(numbered.place, OF_A_TYPE))
    .orderBy(numbered.id)
  const documents = rows.map(({ place: _, ...row }) => templateDocument(row))
  const sheetsOf = (department: Department) =>
    unlike(documents.filter((document) => document.department === department))
  return new Map(DEPARTMENTS.map((department) => [department, sheetsOf(department)]))
}
