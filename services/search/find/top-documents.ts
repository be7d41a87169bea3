import { and, eq } from 'drizzle-orm'
import type { FoundDocument, TopQuery } from '#features/documents/search-contract.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates, topTemplates } from '#services/db/schema.ts'
import { DOCUMENT_COLUMNS, templateDocument } from './template-document.ts'

/** The most wanted English templates of a list, best first (S2 §7). */
export const topDocuments = async (
  database: Database,
  { list, limit }: { list: TopQuery; limit: number },
): Promise<FoundDocument[]> => {
  const rows = await database
    .select(DOCUMENT_COLUMNS)
    .from(topTemplates)
    .innerJoin(templates, eq(templates.id, topTemplates.templateId))
    .innerJoin(
      templateIndex,
      and(eq(templateIndex.templateId, templates.id), eq(templateIndex.language, 'en')),
    )
    .where(eq(topTemplates.list, list))
    .orderBy(topTemplates.position)
    .limit(limit)
  return rows.map(templateDocument)
}
