import { PAGE_ROUTE_IDS, ROUTES, type RouteId } from '#lib/config/routes.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import type { Step } from './visit.ts'

const pages = new Map<string, RouteId>(PAGE_ROUTE_IDS.map((id) => [ROUTES[id].path, id]))

/** The row of the route registry for a path; an exact path wins over a family of records. */
export const routeOfPath = (path: string): RouteId | null => pages.get(path) ?? recordFamily(path)

/** Finds the row of the route registry. */
export const matchRoute: Step = (visit) => ({ ...visit, route: routeOfPath(visit.path) })
