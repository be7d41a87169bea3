import { ROUTE_IDS, ROUTES, isLandingRoute, type RouteId } from '#lib/config/routes.ts'
import { pathMatcher } from '#lib/util/path-matcher.ts'

const rowOf = (id: RouteId) => [ROUTES[id].path, id] as const

const pages = new Map(ROUTE_IDS.filter((id) => !isLandingRoute(id)).map(rowOf))

const familyOf = pathMatcher(ROUTE_IDS.filter(isLandingRoute).map(rowOf))

/** The row of the route registry for a path; an exact path wins over a landing family. */
export const routeOfPath = (path: string): RouteId | null => pages.get(path) ?? familyOf(path)
