import type { Problem } from '#lib/util/problem.ts'

/** Ends a request with a problem answer (RFC 9457). */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Omit<Problem, 'type'>
  readonly headers: Record<string, string>

  constructor(problem: Omit<Problem, 'type'>, headers: Record<string, string> = {}) {
    super(`${problem.title}. ${problem.detail}`)
    this.problem = problem
    this.headers = headers
  }
}
