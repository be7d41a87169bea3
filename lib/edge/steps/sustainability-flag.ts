import type { Step } from '../visit.ts'

/** Marks the context when the path contains /sustainability (S1 §2, S2 §4). */
export const sustainabilityFlag: Step = (visit) =>
  visit.path.includes('/sustainability') ? { ...visit, context: 'sustainability' } : visit
