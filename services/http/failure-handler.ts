import type { Context, ErrorHandler } from 'hono'
import type { Log } from '#lib/util/log.ts'
import { failureProblem } from './failure-problem.ts'
import type { ProblemFacts } from './problem-error.ts'

type FailureOptions = {
  log: Log
  /** Shows the problem in the form that the callers of these routes read. */
  answer: (problem: ProblemFacts, context: Context) => Response | Promise<Response>
}

/** Turns whatever a handler throws into an answer; failures of ours are logged, refused requests are not. */
export const failureHandler =
  ({ log, answer }: FailureOptions): ErrorHandler =>
  (error, context) => {
    const problem = failureProblem(error)
    if (problem.status >= 500) {
      // The path without query: a hand-off carries its token there.
      log.error({ err: error, method: context.req.method, path: context.req.path }, problem.title)
    }
    return answer(problem, context)
  }
