import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError, type UpstreamFault } from '#lib/http/upstream-error.ts'
import type { Log } from '#lib/util/log.ts'
import { ProblemError } from './problem-error.ts'
import { TOO_MANY_REQUESTS } from './too-many-requests.ts'

const UNAVAILABLE = 503

/** Seconds after which a service is asked again that wants to be left alone and does not say for how long. */
export const DEFAULT_RETRY_AFTER_S = 60

const STATUS_BY_FAULT = {
  unreachable: 503,
  slow: 504,
  failed: 502,
  'bad-answer': 502,
  refused: 502,
} as const satisfies Record<UpstreamFault, number>

/** A service that is asked too often counts the site, not its visitor: nobody is told of having done something too often. */
const refusalFor = ({ status, fault, retryAfter }: UpstreamError['failure']) => {
  const title = 'The service does not answer as it should'
  const detail = 'Nothing is wrong with the request. Try again later.'
  if (status !== TOO_MANY_REQUESTS) {
    return new ProblemError({ status: STATUS_BY_FAULT[fault], title, detail })
  }
  const pauseS = retryAfter ?? DEFAULT_RETRY_AFTER_S
  return new ProblemError({ status: UNAVAILABLE, title, detail }, { 'Retry-After': `${pauseS}` })
}

/** The problem that a visitor's browser gets for a failed upstream call, which is its cause; says nothing about the upstream itself. */
export const upstreamProblem = (error: UpstreamError): ProblemError => {
  const problem = refusalFor(error.failure)
  problem.cause = error
  return problem
}

/** Gives what a call gives; a failed upstream call becomes the problem of its answer, and its line in the log. */
export const orProblem = async <Result>(
  result: Promise<Result>,
  { log }: { log: Log },
): Promise<Result> => {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    throw upstreamProblem(error)
  }
}
