import { ROUTE_IDS, ROUTES, isLandingRoute, type RouteId } from '#lib/config/routes.ts'

const pages = new Map(
  ROUTE_IDS.filter((id) => !isLandingRoute(id)).map((id) => [ROUTES[id].path, id]),
)

const families = ROUTE_IDS.filter(isLandingRoute).map((id): [string, RouteId] => [
  ROUTES[id].path.replace('{slug}', ''),
  id,
])

/** The row of the route registry for a path; an exact path wins over a landing family. */
export const routeOfPath = (path: string): RouteId | null =>
  pages.get(path) ?? families.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null
