import type { Context, ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '#lib/util/log.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { DatabaseUnavailableError } from '#services/db/database.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { outageLog, probeDatabase } from '#services/db/outage-log.ts'
import { ProblemError, type ProblemFacts } from './problem-error.ts'

/** Codes of a broken connection and of the PostgreSQL classes "connection", "resources" and "shutdown". */
const CONNECTION_CODE = /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_|08|53|57)/

const CONNECTION_TEXT = /connection terminated|timeout exceeded when trying to connect/i

/** True if a thrown value means that the database is unreachable. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailableError || CONNECTION_TEXT.test(error.message)) return true
  const code = 'code' in error ? String(error.code) : ''
  return CONNECTION_CODE.test(code) || isConnectionFailure(error.cause)
}

const SHOWN_STATUSES = [400, 413, 429, 503] as const

/** The status of a page that says that something failed: what the request is to blame for, and what passes, says so. */
export const pageStatus = (status: number): (typeof SHOWN_STATUSES)[number] | 500 =>
  SHOWN_STATUSES.find((shown) => shown === status) ?? 500

/** The problem that a caller is answered for a thrown value: its own, 503 while the database is away, else 500 without any detail of the cause. */
const failureProblem = (error: unknown): ProblemFacts => {
  if (error instanceof ProblemError) return error.problem
  if (isConnectionFailure(error)) {
    return {
      status: 503,
      title: 'Database unavailable',
      detail: 'The database cannot be reached now: try again in a moment.',
    }
  }
  return {
    status: 500,
    title: 'Internal error',
    detail: 'The service failed; the reason is in its log.',
  }
}

/** Shows a problem in the form that the callers of these routes read. */
type Answer = (problem: ProblemFacts, context: Context) => Response | Promise<Response>

/** Turns whatever a handler throws into an answer; failures of ours are logged, what a handler says on purpose is not. */
export const failureHandler =
  (
    { log, database }: { log: Log; database?: LazyDatabase },
    answer: Answer = (problem) => problemResponse(problem),
  ): ErrorHandler =>
  (error, context) => {
    const problem = failureProblem(error)
    const probe = database && (() => probeDatabase({ database }))
    if (isConnectionFailure(error)) outageLog(log).away(error, probe)
    else if (!(error instanceof ProblemError)) {
      // The path without query: a hand-off carries its token there.
      const { method, path } = context.req
      const line = { event: 'service failed', err: error, method, path } as const
      rareLine(log, { level: 'error', kind: routePath(context), line, text: problem.title })
    }
    return answer(problem, context)
  }
