import type { Locale } from '../../lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '../../lib/config/routes.ts'
import { publicPath, routePath } from '../../lib/i18n/public-path.ts'
import { readLandingRecords } from '../../scripts/lib/read-landing-records.ts'

/** A page that a visitor can open: what the crawl, the pictures and the checks run over. */
export type SitePage = {
  locale: Locale
  path: string
  kind: 'page' | 'landing'
  robots: 'index' | 'noindex'
}

/** Every page of the registry and of the landing records, in every language it exists in. */
export const sitePages = async (): Promise<SitePage[]> => {
  const pages = PAGE_ROUTE_IDS.flatMap((id) =>
    ROUTES[id].locales.map((locale): SitePage => {
      const { robots } = ROUTES[id]
      return { locale, path: routePath(id, locale), kind: 'page', robots }
    }),
  )
  const landing = (await readLandingRecords()).map(({ locale, path }): SitePage => ({
    locale,
    path: publicPath({ locale, path }),
    kind: 'landing',
    robots: 'noindex',
  }))
  return [...pages, ...landing]
}
