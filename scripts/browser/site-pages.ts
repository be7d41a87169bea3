import { layoutOf } from '../../features/shell/layout-of.ts'
import { isDocumentRoute } from '../../lib/config/document-pages.ts'
import type { LayoutName } from '../../lib/config/layouts.ts'
import type { Locale } from '../../lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '../../lib/config/routes.ts'
import { routeOfPath } from '../../lib/edge/route-of-path.ts'
import { publicPath, routePath } from '../../lib/i18n/public-path.ts'
import { readLandingRecords, readOfferRecords, type LandingRow } from '../lib/read-records.ts'

/** A page that a visitor can open: what the crawl, the pictures and the checks run over. */
export type SitePage = {
  locale: Locale
  path: string
  kind: 'page' | 'landing' | 'offer'
  robots: 'index' | 'noindex'
  /** Family, sections and dialog of a landing page, look and plans of an offer, or what a page of many alike is; nothing of other pages. */
  shows: readonly string[]
  /** Of a page of the registry. */
  layout?: LayoutName
}

const shownBy = ({ path, record }: LandingRow): string[] => [
  routeOfPath(path) ?? path,
  record.dialog,
  ...record.sections.map((section) =>
    section.type === 'hero-form' ? `${section.type} ${section.ground}` : section.type,
  ),
]

/** The pricing pages beside that of the plans, which the registry has. */
const offerPages = async () =>
  (await readOfferRecords())
    .filter(({ path }) => path !== ROUTES.plans.path)
    .map((row): SitePage => {
      const { generation, plans, toolkit = 'no toolkit' } = row.record
      const shows = [`offer ${generation}`, `offer of ${plans.join(', ')}`, `offer with ${toolkit}`]
      return { locale: row.locale, path: publicPath(row), kind: 'offer', robots: 'noindex', shows }
    })

/** Every page of the registry and of the records, in every language it exists in. */
export const sitePages = async (): Promise<SitePage[]> => {
  const pages = PAGE_ROUTE_IDS.flatMap((id) =>
    ROUTES[id].locales.map((locale): SitePage => {
      const { robots } = ROUTES[id]
      // Shelves of the library differ in their titles alone, written documents in their texts.
      const shelf = id.startsWith('library/') ? ['shelf of the library'] : []
      const shows = isDocumentRoute(id) ? ['document that is written out'] : shelf
      return {
        locale,
        path: routePath(id, locale),
        kind: 'page',
        robots,
        shows,
        layout: layoutOf(id, locale),
      }
    }),
  )
  const landing = (await readLandingRecords()).map((row): SitePage => ({
    locale: row.locale,
    path: publicPath(row),
    kind: 'landing',
    robots: 'noindex',
    shows: shownBy(row),
  }))
  return [...pages, ...landing, ...(await offerPages())]
}
