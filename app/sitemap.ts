import type { MetadataRoute } from 'next'
import { pageAddresses } from '#lib/config/env-public.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { languageLinks } from '#lib/i18n/page-metadata.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** Every indexed page in every language it exists in, with its alternates; landing pages are not indexed. */
const sitemap = (): MetadataRoute.Sitemap => {
  const { SITE_URL } = pageAddresses()
  return PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index').flatMap((id) =>
    ROUTES[id].locales.map((locale) => ({
      url: `${SITE_URL}${routePath(id, locale)}`,
      alternates: { languages: languageLinks(id, SITE_URL) },
    })),
  )
}

export default sitemap
