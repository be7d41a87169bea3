import type { MetadataRoute } from 'next'
import { writtenDocument } from '#features/documents/server/written-documents.ts'
import { LEGAL_DOCUMENTS, type LegalRouteId } from '#features/legal/legal-documents.ts'
import { loadLegalDocument } from '#features/legal/server/legal-document.ts'
import { openStories } from '#features/newsroom/server/live-stories.ts'
import { newsChanged } from '#features/newsroom/server/news-changed.ts'
import { isDocumentRoute } from '#lib/config/document-pages.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { languageLinks } from '#lib/i18n/page-metadata.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { isBuilding } from '#lib/next/phase.ts'

const isLegal = (id: PageRouteId): id is LegalRouteId => Object.hasOwn(LEGAL_DOCUMENTS, id)

/** The day on which the content of a page was last changed, as it says itself; undefined where it says none. */
const pageChanged = async (id: PageRouteId, locale: Locale): Promise<string | undefined> => {
  if (isLegal(id)) return (await loadLegalDocument(locale, LEGAL_DOCUMENTS[id])).revised
  if (isDocumentRoute(id)) return (await writtenDocument(id, locale)).written
  return (await newsChanged(id, locale))?.toISOString().slice(0, 10)
}

// News that is published without a build is on the map an hour later.
export const revalidate = 3600

const liveNews = async (): Promise<MetadataRoute.Sitemap> => {
  const { SITE_URL } = pageAddresses()
  const stories = isBuilding() ? [] : await openStories()
  return stories.map((story) => ({ url: `${SITE_URL}${publicPath(story)}` }))
}

/** Every indexed page in every language it exists in, with its alternates and its own date; landing pages are not indexed. */
const sitemap = async (): Promise<MetadataRoute.Sitemap> => {
  const { SITE_URL } = pageAddresses()
  const listed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index')
  const pages = listed.flatMap((id) => ROUTES[id].locales.map((locale) => ({ id, locale })))
  const listedPages = await Promise.all(
    pages.map(async ({ id, locale }) => {
      const lastModified = await pageChanged(id, locale)
      return {
        url: `${SITE_URL}${routePath(id, locale)}`,
        ...(lastModified && { lastModified }),
        alternates: { languages: languageLinks(id, SITE_URL) },
      }
    }),
  )
  return [...listedPages, ...(await liveNews())]
}

export default sitemap
