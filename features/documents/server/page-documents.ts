import 'server-only'
import { publicEnv } from '#lib/config/env-public.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import type { DocumentQuestion } from './choose-documents.ts'
import { currentFinder } from './current-finder.ts'
import { pickedDocuments } from './picked-documents.ts'
import { loadRelatedDocumentsWords } from './related-documents-words.ts'
import { showDocument } from './show-document.ts'

/**
 * The documents of a page while it is rendered: those that we picked for its keyword, else what a search finds. A page on
 * which the default ones stand in for those of a search service that failed is made again after a minute, every other one
 * after a day (docs/decisions/009). `isUsual` where they are not those of the keyword.
 */
export const pageDocuments = async (question: DocumentQuestion) => {
  const picked = await pickedDocuments(question)
  if (picked) {
    const { locale } = question
    const words = await loadRelatedDocumentsWords(locale)
    const page = { locale, words, thumbnailUrl: publicEnv().THUMBNAIL_URL }
    return { documents: picked.map((document) => showDocument(document, page)), isUsual: false }
  }
  const { documents, isStandIn, isUsual } = await currentFinder()(question)
  if (isStandIn) await shortenPageLife()
  return { documents, isUsual: isStandIn || isUsual }
}
