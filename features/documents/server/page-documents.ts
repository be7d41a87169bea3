import 'server-only'
import * as z from 'zod/mini'
import { publicEnv } from '#lib/config/env-public.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import { nearestFirst, pickedDocumentsFile } from '../related-documents.ts'
import type { DocumentQuestion } from './choose-documents.ts'
import { currentFinder } from './current-finder.ts'
import { loadRelatedDocumentsWords } from './related-documents-words.ts'
import { showDocument, type Candidate } from './show-document.ts'

const file = z.object({ default: pickedDocumentsFile })

/** The documents that we chose for a keyword ourselves, most wanted first; nothing for a keyword that is searched for. */
const pickedDocuments = async ({
  locale,
  keyword,
}: DocumentQuestion): Promise<readonly Candidate[] | undefined> => {
  const content: unknown = await import(`../../../locales/${locale}/picked-documents.json`)
  const shelf = z.parse(file, content).default.find(({ keywords }) => keywords.includes(keyword))
  return shelf?.documents.map((document) => ({ ...document, labelLanguage: locale }))
}

/**
 * The documents of a page while it is rendered: those that we picked for its keyword, first those in its language, else what a search finds. A page on
 * which the default ones stand in for those of a search service that failed is made again after a minute, every other one
 * after a day (docs/decisions/009). `isUsual` where they are not those of the keyword.
 */
export const pageDocuments = async (question: DocumentQuestion) => {
  const picked = await pickedDocuments(question)
  if (picked) {
    const { locale } = question
    const words = await loadRelatedDocumentsWords(locale)
    const page = { locale, words, thumbnailUrl: publicEnv().THUMBNAIL_URL }
    const documents = picked.map((document) => showDocument(document, page))
    return { documents: nearestFirst(documents, locale), isUsual: false }
  }
  const { documents, isStandIn, isUsual } = await currentFinder()(question)
  if (isStandIn) await shortenPageLife()
  return { documents, isUsual: isStandIn || isUsual }
}
