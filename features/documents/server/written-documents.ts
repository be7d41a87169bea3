import 'server-only'
import {
  readDocumentTexts,
  type DocumentText,
} from '#features/document-texts/read-document-texts.ts'
import {
  DOCUMENT_ROUTE_IDS,
  isDocumentRoute,
  type DocumentRouteId,
} from '#lib/config/document-pages.ts'
import type { Locale } from '#lib/config/locales.ts'
import { perLocale } from '#lib/util/per-locale.ts'

/** The row of a document's page, which is called after the document. */
const rowOf = ({ document }: DocumentText): DocumentRouteId => {
  const id = `document/${document}`
  if (isDocumentRoute(id)) return id
  throw new Error(`lib/config/document-pages.ts has no row for the document "${document}".`)
}

/** The documents that a language has written out, by the rows of their pages, in the order of these; throws where a text has no row. */
export const writtenDocuments = perLocale(async (locale: Locale) => {
  const texts = readDocumentTexts(locale, /*turbopackIgnore: true*/ process.cwd())
  const found = new Map(texts.map((text) => [rowOf(text), text]))
  return new Map(
    DOCUMENT_ROUTE_IDS.flatMap((id) => {
      const text = found.get(id)
      return text ? [[id, text] as const] : []
    }),
  )
})

/** The document of a page; throws where the language has not written it out. */
export const writtenDocument = async (
  id: DocumentRouteId,
  locale: Locale,
): Promise<DocumentText> => {
  const text = (await writtenDocuments(locale)).get(id)
  if (text) return text
  throw new Error(`locales/${locale}/documents has no file for ${id}.`)
}
