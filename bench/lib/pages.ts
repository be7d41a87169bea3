import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, type PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { sitePages } from '../../e2e/support/pages.ts'

/** Pages of a family share their budgets. */
export type Family = 'home' | 'landing' | 'legal'

/** A public page; `path` is its canonical path with language prefix. */
export type Page = { family: Family; locale: Locale; path: string }

const FAMILIES = {
  home: 'home',
  terms: 'legal',
  privacy: 'legal',
  cookiePolicy: 'legal',
  handOff: 'legal',
  handOffAgain: 'legal',
  handOffLater: 'legal',
  affiliateStart: 'legal',
  affiliatePlans: 'legal',
  marketingMaterials: 'legal',
  feedback: 'legal',
  feedbackThanks: 'legal',
} as const satisfies Record<PageRouteId, Family>

const families = new Map(
  PAGE_ROUTE_IDS.flatMap((id) =>
    LOCALE_CODES.map((locale): [string, Family] => [routePath(id, locale), FAMILIES[id]]),
  ),
)

/** Every public page in every language, from the route registry and the landing records. */
export const allPages = async (): Promise<Page[]> =>
  (await sitePages()).map(({ locale, path }) => ({
    locale,
    path,
    family: families.get(path) ?? 'landing',
  }))
