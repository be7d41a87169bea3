import { PAGE_ROUTE_IDS, ROUTES, type RouteId } from '#lib/config/routes.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import type { Step } from './visit.ts'

const pages = new Map<string, RouteId>(
  PAGE_ROUTE_IDS.flatMap((id) => {
    const { path, paths } = ROUTES[id]
    return [path, ...(paths ? Object.values(paths) : [])].map((one) => [one, id] as const)
  }),
)

/** The row of the route registry for a path; an exact path wins over a family of records, and that of another language counts too. */
export const routeOfPath = (path: string): RouteId | null => pages.get(path) ?? recordFamily(path)

/** The address of a package: its token is for the page itself to read, which is one for all of them (S2 §2.2). */
const PACKAGE = new RegExp(`^(${ROUTES.budgetoBuy.path})/[^/]+$`)

/** Finds the row of the route registry, and the path of its page. */
export const matchRoute: Step = (visit) => {
  const path = visit.path.replace(PACKAGE, '$1')
  return { ...visit, path, route: routeOfPath(path) }
}
