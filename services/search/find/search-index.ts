import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { SearchAnswer } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
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

const bestFirst = ({ words, match }: IndexSearch, wanted: SQL): SQL[] => {
  const rank = desc(sql`ts_rank(${WEIGHTS}::real[], ${templateIndex.words}, ${wanted})`)
  const inTitle = desc(sql`ts_filter(${templateIndex.words}, '{a}') @@ (${wanted})`)
  const shortest = asc(templateIndex.wordCount)
  return [
    desc(sql`${templateIndex.plain} = ${words.join(' ')}`),
    // Where all words are there, a title that says little else is the better one, not one that says a word twice.
    ...(match === 'every' ? [inTitle, shortest, rank] : [rank, shortest]),
    asc(templateIndex.templateId),
  ]
}

/** One page of the templates that hold the words, best first. */
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
    .orderBy(...bestFirst(search, wanted))
    .limit(batch)
    .offset(page * batch)
  const isPastTheEnd = rows.length === 0 && page > 0
  const total = isPastTheEnd ? await database.$count(templateIndex, isHit) : (rows[0]?.total ?? 0)
  return { total, documents: rows.map(({ total: _total, ...row }) => templateDocument(row)) }
}
