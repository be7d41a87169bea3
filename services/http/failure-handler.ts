import type { Context, ErrorHandler } from 'hono'
import type { Log } from '#lib/util/log.ts'
import { outageLog } from '#services/db/outage-log.ts'
import { failureProblem, isConnectionFailure } from './failure-problem.ts'
import type { ProblemFacts } from './problem-error.ts'

type FailureOptions = {
  log: Log
  /** Shows the problem in the form that the callers of these routes read. */
  answer: (problem: ProblemFacts, context: Context) => Response | Promise<Response>
  /** Asks the database for a sign of life. */
  probe?: () => Promise<unknown>
}

/** Turns whatever a handler throws into an answer; failures of ours are logged, refused requests are not. */
export const failureHandler =
  ({ log, answer, probe }: FailureOptions): ErrorHandler =>
  (error, context) => {
    const problem = failureProblem(error)
    if (isConnectionFailure(error)) outageLog(log).away(error, probe)
    else if (problem.status >= 500) {
      // The path without query: a hand-off carries its token there.
      log.error({ err: error, method: context.req.method, path: context.req.path }, problem.title)
    }
    return answer(problem, context)
  }
