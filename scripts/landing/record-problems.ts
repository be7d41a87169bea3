import { landingFaults } from '#features/landing/landing-faults.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { openingErrors } from './opening-problems.ts'
import { problemsOf, together, type Problems, type RecordRow } from './problem.ts'
import { referenceErrors } from './reference-problems.ts'
import { routeErrors, routeWarnings } from './route-problems.ts'
import { stepWarnings } from './step-problems.ts'
import { windowWarnings } from './window-problems.ts'
import { wordErrors, wordWarnings } from './word-problems.ts'

const faultErrors = (row: RecordRow, claims: ClaimFigures) =>
  landingFaults(row, claims).map(({ field, message }) =>
    problemsOf(row)(message, field || undefined),
  )

/** What is wrong with a record beyond its form: its place, words, figures, files, steps and dates. */
export const recordProblems = (row: RecordRow, claims: ClaimFigures): Problems =>
  together(
    { errors: faultErrors(row, claims), warnings: routeWarnings(row) },
    { errors: routeErrors(row), warnings: stepWarnings(row) },
    { errors: wordErrors(row), warnings: wordWarnings(row, claims) },
    { errors: [...openingErrors(row), ...referenceErrors(row)], warnings: windowWarnings(row) },
  )
