import type { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Log } from '#lib/util/log.ts'

/** What may be logged of a failed upstream call: nothing of what was sent or answered (S1 §8). */
export const loggableFailure = ({ failure }: UpstreamError) => {
  const { upstream, fault, status, code, ms } = failure
  return { upstream, fault, status, code, ms }
}

/** Writes the one line that a failed upstream call leaves (S1 §8). */
export const logUpstream = (log: Log, error: UpstreamError): void => {
  log.error({ event: 'upstream failed', ...loggableFailure(error) })
}
