import { LEGAL_DOCUMENTS, type LegalRouteId } from '#features/legal/legal-documents.ts'
import { loadLegalDocument } from '#features/legal/server/legal-document.ts'
import { newsChanged } from '#features/newsroom/server/news-changed.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'

const isLegal = (id: PageRouteId): id is LegalRouteId => Object.hasOwn(LEGAL_DOCUMENTS, id)

/** The day on which the content of a page was last changed, as it says itself; undefined where it says none. */
export const pageChanged = async (id: PageRouteId, locale: Locale): Promise<string | undefined> => {
  if (isLegal(id)) return (await loadLegalDocument(locale, LEGAL_DOCUMENTS[id])).revised
  return (await newsChanged(id, locale))?.toISOString().slice(0, 10)
}
