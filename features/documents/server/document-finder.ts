import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import type { RelatedDocument } from '../related-documents.ts'
import { chooseDocuments, type DocumentQuestion } from './choose-documents.ts'
import { defaultDocuments } from './default-documents.ts'
import { loadRelatedDocumentsWords } from './related-documents-words.ts'
import { REST_MS, searchGuard, type FinderSettings } from './search-guard.ts'
import { showDocument, type Candidate } from './show-document.ts'

/**
 * Documents of a page; `isStandIn` when the search service failed and the default ones stand in for it, `isUsual` when
 * nothing was found and they are those of the default keyword.
 */
type FoundDocuments = { documents: RelatedDocument[]; isStandIn: boolean; isUsual: boolean }

export type FindDocuments = {
  (question: DocumentQuestion): Promise<FoundDocuments>
  /** Tells whether the answer is held, or on its way: the search service is not asked for it. */
  knows: (question: DocumentQuestion) => boolean
}

const MOST_QUESTIONS = 500
const LIFE_MS = 5 * 60_000

const keyOf = ({ locale, keyword }: DocumentQuestion) => `${locale} ${keyword}`

/** Titles in the language of the page first: a German page does not open with an English one. */
const ownFirst = (documents: readonly RelatedDocument[], locale: Locale): RelatedDocument[] =>
  documents.toSorted(
    (one, other) => Number(one.labelLanguage !== locale) - Number(other.labelLanguage !== locale),
  )

/**
 * Finds the documents for a keyword (S2 §4, §7). It waits for the search service no longer than a second; when that fails
 * the default documents of the language stand in and the log gets one line.
 */
export const documentFinder = (settings: FinderSettings): FindDocuments => {
  const { now = Date.now, searchServiceUrl, thumbnailUrl } = settings
  const guard = searchGuard(settings)

  const fromService = (question: DocumentQuestion) =>
    guard((signal) => chooseDocuments(question, { searchServiceUrl, signal }))

  const recent = recentValues<FoundDocuments>({
    most: MOST_QUESTIONS,
    lifeOf: ({ isStandIn }) => (isStandIn ? REST_MS : LIFE_MS),
    now,
  })

  const find = (question: DocumentQuestion) =>
    recent(keyOf(question), async () => {
      const { locale } = question
      const found = await fromService(question)
      const candidates: readonly Candidate[] =
        found?.documents ?? (await defaultDocuments(locale)).documents
      const page = { locale, thumbnailUrl, words: await loadRelatedDocumentsWords(locale) }
      return {
        documents: ownFirst(
          candidates.map((candidate) => showDocument(candidate, page)),
          locale,
        ),
        isStandIn: found === null,
        isUsual: found?.isUsual ?? false,
      }
    })
  return Object.assign(find, { knows: (question: DocumentQuestion) => recent.has(keyOf(question)) })
}
