import { ROUTE_IDS, ROUTES, isRecordRoute, type RecordRouteId } from '#lib/config/routes.ts'
import { pathMatcher } from './path-matcher.ts'

const familyOf = pathMatcher(
  ROUTE_IDS.filter(isRecordRoute).map((id) => [ROUTES[id].path, id] as const),
)

/** The row of the pages from records that a path (without language and trailing slash) belongs to (S2 §2.2, §2.3). */
export const recordFamily = (path: string): RecordRouteId | null => familyOf(path)
