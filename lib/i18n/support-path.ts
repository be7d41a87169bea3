import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type LinkPath } from '#lib/config/routes.ts'
import { routePath } from './public-path.ts'

/** Pages on which somebody of ours is reached, the best first; each counts once the registry holds its route. */
const CANDIDATES: readonly LinkPath[] = ['/company/support', '/company/contact', '/share/feedback']

/** The page that a visitor who is stuck can turn to, in the own language (S2 §2.2 "a support page"). */
export const supportPath = (locale: Locale): string => {
  const ids = CANDIDATES.map((path) =>
    PAGE_ROUTE_IDS.find((id) => ROUTES[id].path === path && ROUTES[id].locales.includes(locale)),
  )
  return routePath(ids.find((id) => id !== undefined) ?? 'home', locale)
}
