import 'server-only'
import { unstable_cache } from 'next/cache'
import { STAND_IN_LIFE_S } from '#lib/config/constants.ts'
import type { RelatedDocument } from '#lib/contracts/related-documents.ts'
import type { DocumentQuestion } from './choose-documents.ts'
import { currentFinder } from './current-finder.ts'

/** A page that reads a value kept for a time is itself kept no longer; the value says nothing. */
const shortenPageLife = unstable_cache(async () => true, ['default documents stand in'], {
  revalidate: STAND_IN_LIFE_S,
})

/**
 * The documents of a page while it is rendered. A page on which the default ones stand in for those of a search service
 * that failed is made again after a minute, every other one after a day (docs/decisions/009).
 */
export const pageDocuments = async (question: DocumentQuestion): Promise<RelatedDocument[]> => {
  const { documents, isStandIn } = await currentFinder()(question)
  if (isStandIn) await shortenPageLife()
  return documents
}
