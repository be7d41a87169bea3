import type { Step } from '#lib/edge/visit.ts'
import { findLanding } from './landing-index.ts'

/** Finds the landing record of the path; a path without one has no page (S2 §2.3). */
export const landingContent: Step = (visit) => {
  const entry = findLanding(visit.locale, visit.path)
  return entry ? { ...visit, landing: entry } : visit
}
