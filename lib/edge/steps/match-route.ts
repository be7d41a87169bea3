import { routeOfPath } from '../route-of-path.ts'
import type { Step } from '../visit.ts'

/** Finds the row of the route registry. */
export const matchRoute: Step = (visit) => ({ ...visit, route: routeOfPath(visit.path) })
