import type { Problem } from '#lib/util/problem.ts'

export type ProblemFacts = Omit<Problem, 'type'>

/** Ends a request with a problem body (RFC 9457). */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: ProblemFacts

  constructor(problem: ProblemFacts) {
    super(problem.title)
    this.problem = problem
  }
}
