import { isLandingRoute } from '#lib/config/routes.ts'
import { refreshLandingIndex } from '../landing-index.ts'
import type { Step } from '../visit.ts'

/** Sees to it that a landing page is looked for among the records that are live now (decisions/012). */
export const liveLanding: Step = (visit) => {
  if (visit.route === null || !isLandingRoute(visit.route)) return visit
  const fresh = refreshLandingIndex()
  return fresh ? fresh.then(() => visit) : visit
}
