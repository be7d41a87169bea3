import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, type PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { sitePages } from '../../scripts/browser/site-pages.ts'

/** Pages of a family share their budgets. */
export type Family = 'home' | 'landing' | 'legal'

/** A public page; `path` is its canonical path with language prefix. */
export type Page = { family: Family; locale: Locale; path: string }

/** A page has the tightest budgets, those of a text, until it is given others. */
const familyOf = (id: PageRouteId): Family => (id === 'home' ? 'home' : 'legal')

const families = new Map(
  PAGE_ROUTE_IDS.flatMap((id) =>
    LOCALE_CODES.map((locale): [string, Family] => [routePath(id, locale), familyOf(id)]),
  ),
)

/** Every public page in every language, from the route registry and the landing records. */
export const allPages = async (): Promise<Page[]> =>
  (await sitePages()).map(({ locale, path }) => ({
    locale,
    path,
    family: families.get(path) ?? 'landing',
  }))
