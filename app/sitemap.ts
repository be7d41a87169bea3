import type { MetadataRoute } from 'next'
import { pageChanged } from '#app/page-changed.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { languageLinks } from '#lib/i18n/page-metadata.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** Every indexed page in every language it exists in, with its alternates and its own date; landing pages are not indexed. */
const sitemap = (): Promise<MetadataRoute.Sitemap> => {
  const { SITE_URL } = pageAddresses()
  const listed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index')
  const pages = listed.flatMap((id) => ROUTES[id].locales.map((locale) => ({ id, locale })))
  return Promise.all(
    pages.map(async ({ id, locale }) => {
      const lastModified = await pageChanged(id, locale)
      return {
        url: `${SITE_URL}${routePath(id, locale)}`,
        ...(lastModified && { lastModified }),
        alternates: { languages: languageLinks(id, SITE_URL) },
      }
    }),
  )
}

export default sitemap
