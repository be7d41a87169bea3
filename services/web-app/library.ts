import { and, count, desc, eq, or, type SQL, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { firstPageOf } from '#features/previews/kinds.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS, type Department, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { isWritten } from '#services/search/document-texts.ts'
import { DOCUMENT_COLUMNS, templateDocument } from '#services/search/template-document.ts'
import type { CatalogueTopic } from '#services/search/template.ts'

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

const isIndexed = eq(templates.id, templateIndex.templateId)

const shownIn = (library: Locale) => eq(templateIndex.language, library)

const departmentSchema = z.enum(DEPARTMENTS)

export type DepartmentCount = { department: Department; total: number }

/** The number of templates in each department of a library, in the order of the templates menu (S2 §2.6). */
export const departmentCounts = async (
  database: Database,
  library: Locale,
): Promise<DepartmentCount[]> => {
  const rows = await database
    .select({ department: templates.department, total: count() })
    .from(templateIndex)
    .innerJoin(templates, isIndexed)
    .where(shownIn(library))
    .groupBy(templates.department)
  return rows
    .map((row) => ({ ...row, department: z.parse(departmentSchema, row.department) }))
    .toSorted((a, b) => DEPARTMENTS.indexOf(a.department) - DEPARTMENTS.indexOf(b.department))
}

/** The templates of a library to which a condition applies: what is written out, then the others, each by name. */
const listed = (database: Database, where: { library: Locale; condition: SQL }) =>
  database
    .select(DOCUMENT_COLUMNS)
    .from(templateIndex)
    .innerJoin(templates, isIndexed)
    .where(and(shownIn(where.library), where.condition))
    .orderBy(desc(isWritten(where.library)), templateIndex.plain, templates.id)

type Page = { limit: number; offset: number }

/** One page of the templates of a department. */
export const departmentTemplates = async (
  database: Database,
  { library, department, limit, offset }: Page & { library: Locale; department: Department },
): Promise<FoundDocument[]> => {
  const condition = eq(templates.department, department)
  const rows = await listed(database, { library, condition }).limit(limit).offset(offset)
  return rows.map(templateDocument)
}

/** Every template of a collection across departments. */
export const topicTemplates = async (
  database: Database,
  { library, topic }: { library: Locale; topic: CatalogueTopic },
): Promise<FoundDocument[]> => {
  const rows = await listed(database, { library, condition: eq(templates.topic, topic) })
  return rows.map(templateDocument)
}

/** More than any id has, and less than the column holds. */
const ID_MAX_DIGITS = 6

/** The template whose number ends a public name, called as a library calls it where it has it; undefined when there is none. */
export const templateOfSlug = async (
  database: Database,
  { slug, library }: { slug: string; library: Locale },
): Promise<FoundDocument | undefined> => {
  const id = DOCUMENT_ID.exec(slug)?.[1]
  if (id === undefined || id.length > ID_MAX_DIGITS) return undefined
  const [row] = await database
    .select(DOCUMENT_COLUMNS)
    .from(templateIndex)
    .innerJoin(templates, isIndexed)
    .where(
      and(
        eq(templates.id, Number(id)),
        or(shownIn(library), eq(templateIndex.language, templates.language)),
      ),
    )
    .orderBy(desc(eq(templateIndex.language, library)))
    .limit(1)
  return row && templateDocument(row)
}
