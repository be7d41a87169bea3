import type { Context, ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#lib/util/log.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { outageLog } from '#services/db/outage-log.ts'
import { failureProblem, isConnectionFailure } from './failure-problem.ts'
import { ProblemError, type ProblemFacts } from './problem-error.ts'

type FailureOptions = {
  log: Log
  /** Shows the problem in the form that the callers of these routes read. */
  answer: (problem: ProblemFacts, context: Context) => Response | Promise<Response>
  /** Asks the database for a sign of life. */
  probe?: () => Promise<unknown>
}

/** Turns whatever a handler throws into an answer; failures of ours are logged, what a handler says on purpose is not. */
export const failureHandler =
  ({ log, answer, probe }: FailureOptions): ErrorHandler =>
  (error, context) => {
    const problem = failureProblem(error)
    if (isConnectionFailure(error)) outageLog(log).away(error, probe)
    else if (!(error instanceof ProblemError)) {
      // The path without query: a hand-off carries its token there.
      const { method, path } = context.req
      const line = { event: 'service failed', err: error, method, path } as const
      rareLine(log, { level: 'error', kind: routePath(context), line, text: problem.title })
    }
    return answer(problem, context)
  }
