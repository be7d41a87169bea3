import type { Refinement } from '#features/documents/refinement.ts'
import type { RelatedDocument } from '#features/documents/related-documents.ts'
import { pageDocuments } from '#features/documents/server/page-documents.ts'
import { loadRelatedDocumentsWords } from '#features/documents/server/related-documents-words.ts'
import { withThumbnailMark } from '#features/documents/server/show-document.ts'
import type { LandingRecord } from '#features/landing/landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LandingFacts } from '#lib/util/landing-facts.ts'

type Page = { record: LandingRecord; facts: LandingFacts; locale: Locale }

type Documents = {
  desk: {
    documents: RelatedDocument[]
    /** The search in the address of the page, where there is one. */
    refinement: Refinement | null
  }
  /** Words over documents of another keyword, of which the heading of the section would be untrue. */
  usual: { title: string; lead: string } | undefined
}

/** The related documents of a landing page (S2 §3, §4); `null` where its record has no section for them. */
export const loadDocuments = async ({ record, facts, locale }: Page): Promise<Documents | null> => {
  const section = record.sections.find(({ type }) => type === 'documents')
  if (section?.type !== 'documents') return null
  const { keyword = record.keyword } = section
  const { documents, isUsual } = await pageDocuments({ locale, keyword })
  const { usual, replaced } = await loadRelatedDocumentsWords(locale)
  return {
    desk: {
      documents: documents.map(withThumbnailMark),
      refinement: facts.hasQuery ? { replaced } : null,
    },
    usual: isUsual ? usual : undefined,
  }
}
