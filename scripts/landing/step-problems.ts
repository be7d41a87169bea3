import { STEP_NAMES } from '#lib/config/route.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

const known: readonly string[] = STEP_NAMES

/** Warns of extra steps that there are not: the page answers 500 (S1 §8). */
export const stepWarnings = (row: RecordRow<{ middleware: string[] }>): Problem[] =>
  row.record.middleware
    .filter((name) => !known.includes(name))
    .map((name) =>
      problemsOf(row)(
        `the step "${name}" does not exist; the page answers 500 until it does.`,
        'middleware',
      ),
    )
