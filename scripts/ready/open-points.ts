import { findClaims } from './find-claims.ts'
import { findDuties } from './find-duties.ts'
import { findExperiments } from './find-experiments.ts'
import { findDates, findDocuments, findLaw } from './find-law.ts'
import { findMarked } from './find-marked.ts'
import { findPrices } from './find-prices.ts'
import type { OpenPoint } from './open-point.ts'

/** What is open in the sources: it is the same wherever a build of them is served. */
export const sourcePoints = (root: string): OpenPoint[] => [
  ...findMarked(root),
  ...findDates(root),
  ...findLaw(root),
  ...findDocuments(root),
  ...findClaims(root),
  ...findPrices(root),
  ...findExperiments(root),
  ...findDuties(root),
]
