import type { UpstreamError, UpstreamFault } from '#lib/http/upstream-error.ts'
import { ProblemError } from './problem-error.ts'
import { TOO_MANY_REQUESTS, tooManyRequests } from './too-many-requests.ts'

const UNPROCESSABLE = 422

const DEFAULT_RETRY_AFTER_S = 60

const STATUS_BY_FAULT = {
  unreachable: 503,
  slow: 504,
  failed: 502,
  'bad-answer': 502,
  refused: 502,
} as const satisfies Record<UpstreamFault, number>

const problemOf = ({ failure }: UpstreamError): ProblemError => {
  if (failure.status === TOO_MANY_REQUESTS) {
    return tooManyRequests(failure.retryAfter ?? DEFAULT_RETRY_AFTER_S)
  }
  if (failure.status === UNPROCESSABLE) {
    return new ProblemError({
      status: UNPROCESSABLE,
      title: 'Refused by the service',
      detail: 'It cannot take these fields, or their idempotency key came with others before.',
    })
  }
  return new ProblemError({
    status: STATUS_BY_FAULT[failure.fault],
    title: 'The service does not answer as it should',
    detail: 'Nothing is wrong with the request. Try again later.',
  })
}

/** The problem that a visitor's browser gets for a failed upstream call, which is its cause; says nothing about the upstream itself. */
export const upstreamProblem = (error: UpstreamError): ProblemError => {
  const problem = problemOf(error)
  problem.cause = error
  return problem
}
