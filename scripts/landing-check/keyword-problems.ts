import { readFileSync } from 'node:fs'
import { pickedDocumentsFile } from '#features/documents/related-documents.ts'
import { TOP_QUERIES } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { queryWords } from '#services/search/find/query-words.ts'
import { problemsOf, type Problem, type RecordRow } from '../landing/problem.ts'

/** So much of a word stays when a search takes its ending off. */
const STEM = 4

const stemOf = (word: string) => word.slice(0, STEM)

/** The beginnings of all words that a language's search knows. */
const readStems = (): Map<Locale, Set<string>> => {
  const { index } = readCatalogue(readCatalogueFiles())
  return new Map(
    index.map(({ locale, entries }) => [
      locale,
      new Set(
        entries.flatMap(({ title, further }) => `${title} ${further}`.split(' ').map(stemOf)),
      ),
    ]),
  )
}

/** The keywords for which we picked the documents: nobody searches for those. */
const pickedKeywords = (locale: Locale): string[] => {
  const text = readFileSync(`locales/${locale}/picked-documents.json`, 'utf8')
  return pickedDocumentsFile.parse(JSON.parse(text)).flatMap(({ keywords }) => keywords)
}

const topLists: readonly string[] = TOP_QUERIES

const keywordsOf = ({ record }: RecordRow) =>
  record.sections.flatMap((section, at) => {
    if (section.type !== 'documents') return []
    return section.keyword
      ? [{ field: `sections.${at}.keyword`, keyword: section.keyword }]
      : [{ field: 'keyword', keyword: record.keyword }]
  })

/** Warns of keywords for which we picked no documents and the reference library has none: the page shows its default ones. */
export const keywordWarnings = (rows: readonly RecordRow[]): Problem[] => {
  const wanted = rows.flatMap((row) => keywordsOf(row).map((found) => ({ row, ...found })))
  if (wanted.length === 0) return []
  const stems = readStems()
  return wanted
    .filter(
      ({ row, keyword }) =>
        !topLists.includes(keyword) &&
        !pickedKeywords(row.locale).includes(keyword) &&
        !queryWords(keyword).some((word) => stems.get(row.locale)?.has(stemOf(word))),
    )
    .map(({ row, field, keyword }) =>
      problemsOf(row)(
        `"${keyword}" finds no document in this language; the page shows the default ones.`,
        field,
      ),
    )
}
