import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import { landingLocales } from './landing-index.ts'
import { routeOfPath } from './route-of-path.ts'

/** The languages in which a path (without language and trailing slash) has a page. */
export const localesOfPath = (path: string): readonly Locale[] => {
  const route = routeOfPath(path)
  if (route === null) return []
  return isLandingRoute(route) ? landingLocales(path) : ROUTES[route].locales
}
