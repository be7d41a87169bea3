import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { defaultDocumentsFile } from '#lib/contracts/related-documents.ts'

const file = z.object({ default: defaultDocumentsFile })

/** The default related documents of a language and its default keyword (S2 §3). */
export const defaultDocuments = async (locale: Locale) => {
  const content: unknown = await import(`../../../locales/${locale}/default-documents.json`)
  const { keyword, language, documents } = z.parse(file, content).default
  return {
    keyword,
    documents: documents.map((document) => ({ ...document, language, labelLanguage: locale })),
  }
}
