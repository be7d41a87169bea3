import type { Step } from '../visit.ts'

/** Shows the landing record of the path; a path without one has no page (S2 §2.3). */
export const landingContent: Step = (visit) =>
  visit.record ? { ...visit, landing: visit.record } : visit
