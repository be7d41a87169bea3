import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { SearchAnswer } from '#lib/contracts/search.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { STEMMERS } from '#services/search/text/stemmer.ts'
import { DOCUMENT_COLUMNS, templateDocument } from './template-document.ts'

/** Weights of the letters D, C, B and A: a word of the title counts three times a synonym. */
const WEIGHTS = '{0.1,0.2,0.3,1}'

export type IndexSearch = {
  words: readonly string[]
  locale: Locale
  batch: number
  page: number
  /** Whether a template has to hold every word or only one. */
  match: 'every' | 'some'
}

const wantedOf = ({ words, locale, match }: IndexSearch): SQL => {
  const stemmer = sql`${STEMMERS[locale]}::regconfig`
  const queries = words.map((word) => sql`plainto_tsquery(${stemmer}, ${word})`)
  return sql.join(queries, match === 'every' ? sql` && ` : sql` || `)
}

/** One page of the templates that hold the words, best first: same title, then rank, then shorter titles. */
export const searchIndex = async (
  database: Database,
  search: IndexSearch,
): Promise<SearchAnswer> => {
  const { words, locale, batch, page } = search
  if (words.length === 0) return { total: 0, documents: [] }
  const wanted = wantedOf(search)
  const isHit = and(eq(templateIndex.language, locale), sql`${templateIndex.words} @@ (${wanted})`)
  const rows = await database
    .select({ ...DOCUMENT_COLUMNS, total: sql<number>`count(*) over()::int` })
    .from(templateIndex)
    .innerJoin(templates, eq(templates.id, templateIndex.templateId))
    .where(isHit)
    .orderBy(
      desc(sql`${templateIndex.plain} = ${words.join(' ')}`),
      desc(sql`ts_rank(${WEIGHTS}::real[], ${templateIndex.words}, ${wanted})`),
      templateIndex.wordCount,
      templateIndex.templateId,
    )
    .limit(batch)
    .offset(page * batch)
  const isPastTheEnd = rows.length === 0 && page > 0
  const total = isPastTheEnd ? await database.$count(templateIndex, isHit) : (rows[0]?.total ?? 0)
  return { total, documents: rows.map(({ total: _total, ...row }) => templateDocument(row)) }
}
