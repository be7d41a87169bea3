import type { Locale } from '#lib/config/locales.ts'
import type { SearchAnswer } from '#lib/contracts/search.ts'
import type { Database } from '#services/db/database.ts'
import { correctWords } from './correct-words.ts'
import { queryWords } from './query-words.ts'
import { searchIndex, type IndexSearch } from './search-index.ts'

export type TemplateSearch = { query: string; locale: Locale; batch: number; page: number }

/**
 * The templates that a language shows for a query: those that hold every word; else, with typing errors put
 * right, every word, or else some of them.
 */
export const findTemplates = async (
  database: Database,
  { query, locale, batch, page }: TemplateSearch,
): Promise<SearchAnswer> => {
  const search = (words: readonly string[], match: IndexSearch['match']) =>
    searchIndex(database, { words, locale, batch, page, match })
  const words = queryWords(query)
  const exact = await search(words, 'every')
  if (exact.total > 0 || words.length === 0) return exact
  const corrected = await correctWords(database, { words, locale })
  const close = await search(corrected, 'every')
  return close.total > 0 ? close : search(corrected, 'some')
}
