import { isRecordRoute } from '#lib/config/routes.ts'
import type { Step } from '#lib/edge/visit.ts'
import { refreshLandingIndex } from './landing-index.ts'

/** Sees to it that a landing page is looked for among the records that are live now (decisions/012). */
export const liveLanding: Step = (visit) => {
  if (visit.route === null || !isRecordRoute(visit.route)) return visit
  const fresh = refreshLandingIndex()
  return fresh ? fresh.then(() => visit) : visit
}
