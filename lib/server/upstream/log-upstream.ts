import type { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Log } from '#lib/util/log.ts'

/** Writes the one line that a failed upstream call leaves: nothing of what was sent or answered (S1 §8). */
export const logUpstream = (log: Log, { failure }: UpstreamError): void => {
  const { upstream, fault, status, code, ms } = failure
  log.error({ event: 'upstream failed', upstream, fault, status, code, ms })
}
