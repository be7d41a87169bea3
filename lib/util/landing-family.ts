import { ROUTE_IDS, ROUTES, isLandingRoute, type LandingRouteId } from '#lib/config/routes.ts'
import { pathMatcher } from './path-matcher.ts'

const familyOf = pathMatcher(
  ROUTE_IDS.filter(isLandingRoute).map((id) => [ROUTES[id].path, id] as const),
)

/** The landing family that a path (without language and trailing slash) belongs to (S2 §2.3). */
export const landingFamily = (path: string): LandingRouteId | null => familyOf(path)
