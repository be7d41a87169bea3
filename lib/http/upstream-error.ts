import type { UpstreamName } from '#lib/config/reference-services.ts'

/** The way a call failed: no connection, no answer in time, a 5xx, an answer that breaks the contract, or a 4xx. */
export type UpstreamFault = 'unreachable' | 'slow' | 'failed' | 'bad-answer' | 'refused'

type UpstreamFailure = {
  upstream: UpstreamName
  fault: UpstreamFault
  /** HTTP status of the answer, where there was one. */
  status?: number | undefined
  /** Error code of the connection, where there was none. */
  code?: string | undefined
  /** Milliseconds from the first try to the end of the last. */
  ms: number
  /** Seconds after which the service wants to be asked again. */
  retryAfter?: number | undefined
}

/** A call to an upstream service failed; holds nothing of what was sent or answered. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly failure: UpstreamFailure

  constructor(failure: UpstreamFailure) {
    const { upstream, fault, status, code } = failure
    super(`The ${upstream} service: ${fault} (${status ?? code ?? 'no answer'}).`)
    this.failure = failure
  }
}

/** Tells whether a thrown value is a refusal (4xx) with one of these statuses. */
export const isRefusal = (error: unknown, statuses: readonly number[]): error is UpstreamError =>
  error instanceof UpstreamError &&
  error.failure.status !== undefined &&
  statuses.includes(error.failure.status)
