import {
  SEARCH_BATCH,
  TOP_QUERIES,
  type FoundDocument,
} from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { defaultDocuments } from './default-documents.ts'
import { searchDocuments, topDocuments } from './find-documents.ts'

/** The language and the keyword for which a page shows documents. */
export type DocumentQuestion = { locale: Locale; keyword: string }

type Service = Parameters<typeof topDocuments>[1]

/** The first twelve, the third of them in front (S2 §4). */
const thirdFirst = (list: readonly FoundDocument[]): FoundDocument[] => {
  const [first, second, third, ...others] = list.slice(0, SEARCH_BATCH)
  return [third, first, second, ...others].filter((document) => document !== undefined)
}

/** A top list knows English titles only; what the default documents of the language call the same ones. */
const namesOf = async (locale: Locale) => {
  const { documents } = await defaultDocuments(locale)
  return new Map(
    documents.map(({ url, label, labelLanguage, language }) => [
      url,
      { label, labelLanguage, language },
    ]),
  )
}

const lookUp = async ({ locale, keyword }: DocumentQuestion, service: Service) => {
  const list = TOP_QUERIES.find((query) => query === keyword)
  if (list) {
    const documents = thirdFirst(await topDocuments(list, service))
    const names = await namesOf(locale)
    return documents.map((document) => ({
      language: 'en' as const,
      ...document,
      ...names.get(document.url),
    }))
  }
  const { total, documents } = await searchDocuments({ query: keyword, locale }, service)
  return total === 0 ? [] : documents.slice(0, SEARCH_BATCH)
}

/**
 * The documents for a keyword, or where there are none those for the default keyword of the language, or
 * the default ones (S2 §4, §7): `isUsual` then; throws `UpstreamError`.
 */
export const chooseDocuments = async (question: DocumentQuestion, service: Service) => {
  const found = await lookUp(question, service)
  if (found.length > 0) return { documents: found, isUsual: false }
  const { keyword, documents } = await defaultDocuments(question.locale)
  const usual = keyword === question.keyword ? [] : await lookUp({ ...question, keyword }, service)
  return { documents: usual.length > 0 ? usual : documents, isUsual: true }
}
