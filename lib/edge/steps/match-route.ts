import { ROUTE_IDS, ROUTES, isLandingRoute, type RouteId } from '#lib/config/routes.ts'
import type { Step } from '../visit.ts'

const pages = new Map(
  ROUTE_IDS.filter((id) => !isLandingRoute(id)).map((id) => [ROUTES[id].path, id]),
)

const families = ROUTE_IDS.filter(isLandingRoute).map((id): [string, RouteId] => [
  ROUTES[id].path.replace('{slug}', ''),
  id,
])

const routeOf = (path: string): RouteId | null =>
  pages.get(path) ?? families.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null

/** Finds the row of the route registry; an exact path wins over a landing family. */
export const matchRoute: Step = (visit) => ({ ...visit, route: routeOf(visit.path) })
