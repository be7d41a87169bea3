import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, type PageRouteId } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { readLandingRecords } from '../../scripts/lib/read-landing-records.ts'

/** Pages of a family share their budgets. */
export type Family = 'home' | 'landing' | 'legal'

/** A public page; `path` is its canonical path with language prefix. */
export type Page = { family: Family; locale: Locale; path: string }

const FAMILIES = {
  home: 'home',
  terms: 'legal',
  privacy: 'legal',
  handOff: 'legal',
} as const satisfies Record<PageRouteId, Family>

/** Every public page in every language, from the route registry and the landing records. */
export const allPages = async (): Promise<Page[]> => {
  const records = await readLandingRecords()
  const landing = records.map(({ locale, path }): Page => ({
    family: 'landing',
    locale,
    path: publicPath({ locale, path }),
  }))
  const routes = PAGE_ROUTE_IDS.flatMap((id) =>
    LOCALE_CODES.map((locale): Page => ({
      family: FAMILIES[id],
      locale,
      path: routePath(id, locale),
    })),
  )
  return [...routes, ...landing]
}
