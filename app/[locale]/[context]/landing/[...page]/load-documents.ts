import type { Refinement } from '#features/documents/refinement.ts'
import type { RelatedDocument } from '#features/documents/related-documents.ts'
import { pageDocuments } from '#features/documents/server/page-documents.ts'
import { loadRelatedDocumentsWords } from '#features/documents/server/related-documents-words.ts'
import { withThumbnailMark } from '#features/documents/server/thumbnail-mark.ts'
import type { LandingRecord } from '#features/landing/landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LandingFacts } from '#lib/util/landing-facts.ts'

type Page = { record: LandingRecord; facts: LandingFacts; locale: Locale }

type Documents = {
  documents: RelatedDocument[]
  /** Where the address of the page holds a search of its own. */
  refinement: Refinement | null
}

const refinementOf = async (locale: Locale): Promise<Refinement> => {
  const { replaced } = await loadRelatedDocumentsWords(locale)
  return { replaced }
}

/** The related documents of a landing page (S2 §3, §4); `null` where its record has no section for them. */
export const loadDocuments = async ({ record, facts, locale }: Page): Promise<Documents | null> => {
  const section = record.sections.find(({ type }) => type === 'documents')
  if (section?.type !== 'documents') return null
  const { keyword = record.keyword } = section
  return {
    documents: (await pageDocuments({ locale, keyword })).map(withThumbnailMark),
    refinement: facts.hasQuery ? await refinementOf(locale) : null,
  }
}
