import 'server-only'
import { shortenPageLife } from '#lib/server/shorten-page-life.ts'
import type { DocumentQuestion } from './choose-documents.ts'
import { currentFinder } from './current-finder.ts'

/**
 * The documents of a page while it is rendered. A page on which the default ones stand in for those of a search service
 * that failed is made again after a minute, every other one after a day (docs/decisions/009). `isUsual` where they are
 * not those of the keyword.
 */
export const pageDocuments = async (question: DocumentQuestion) => {
  const { documents, isStandIn, isUsual } = await currentFinder()(question)
  if (isStandIn) await shortenPageLife()
  return { documents, isUsual: isStandIn || isUsual }
}
