import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import type { Department } from '#lib/config/template-kinds.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { relatedDocumentsWords } from '../related-documents.ts'

/** The words beside related documents in one language. */
export type RelatedDocumentsWords = z.infer<typeof relatedDocumentsWords> & {
  departments: Readonly<Record<Department, string>>
}

const file = z.object({ default: relatedDocumentsWords })

/** Loads the words beside related documents, for pages and handlers alike. */
export const loadRelatedDocumentsWords = async (locale: Locale): Promise<RelatedDocumentsWords> => {
  const content: unknown = await import(`../../../locales/${locale}/messages/relatedDocuments.json`)
  const { departments } = await loadDocumentWords(locale)
  return {
    ...z.parse(file, content).default,
    departments: {
      legal: departments.legal.name,
      administration: departments.administration.name,
      'human-resources': departments.humanResources.name,
      'finance-and-accounting': departments.finance.name,
      'sales-and-marketing': departments.sales.name,
      'production-and-operations': departments.production.name,
    },
  }
}
