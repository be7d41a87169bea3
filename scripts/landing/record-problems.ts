import { landingFaults } from '#features/landing/landing-faults.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { problemsOf, type Problems, type RecordRow } from './problem.ts'
import { routeWarnings } from './route-problems.ts'
import { stepWarnings } from './step-problems.ts'
import { windowWarnings } from './window-problems.ts'
import { wordWarnings } from './word-problems.ts'

const faultErrors = (row: RecordRow, claims: ClaimFigures) =>
  landingFaults(row, claims).map(({ field, message }) =>
    problemsOf(row)(message, field || undefined),
  )

/** What is wrong with a record beyond its form, by the rules of whoever publishes it, and what a visitor would miss. */
export const recordProblems = (row: RecordRow, claims: ClaimFigures): Problems => ({
  errors: faultErrors(row, claims),
  warnings: [
    ...routeWarnings(row),
    ...stepWarnings(row),
    ...wordWarnings(row, claims),
    ...windowWarnings(row),
  ],
})
