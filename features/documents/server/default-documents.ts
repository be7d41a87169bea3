import 'server-only'
import * as z from 'zod/mini'
import { webAppPathOf } from '#features/destination/destination.ts'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import { defaultDocumentsFile } from '../related-documents.ts'

const file = z.object({ default: defaultDocumentsFile })

/** Path of the search that leads to a document, with `t` (S2 §3). */
const searchFor = (text: string) => webAppPathOf({ kind: 'search', text })

/** The picture of a document in 250 px, by its number and the language that shows it, as the search service names it (S2 §3). */
const thumbOf = (url: string, locale: Locale) =>
  `thumb/${DOCUMENT_ID.exec(url)?.[1]}-${locale}-250px.svg`

/** The default related documents of a language and its default keyword (S2 §3). */
export const defaultDocuments = async (locale: Locale) => {
  const content: unknown = await import(`../../../locales/${locale}/default-documents.json`)
  const { keyword, language, documents } = z.parse(file, content).default
  return {
    keyword,
    documents: documents.map((document) => ({
      ...document,
      thumb: thumbOf(document.url, locale),
      search: searchFor(document.label),
      language,
      labelLanguage: locale,
    })),
  }
}
