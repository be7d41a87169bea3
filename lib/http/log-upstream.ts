import type { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Log } from '#lib/util/log.ts'
import { rareLine } from '#lib/util/rare-line.ts'

/** The part of a failed upstream call that may be logged: nothing of the request or the answer (S1 §8). */
export const loggableFailure = ({ failure }: UpstreamError) => {
  const { upstream, fault, status, code, ms } = failure
  return { upstream, fault, status, code, ms }
}

/** The line that a failed upstream call leaves (S1 §8), for `rareLine`. */
export const upstreamLine = (error: UpstreamError) => {
  const failure = loggableFailure(error)
  const kind = `${failure.upstream} ${failure.fault} ${failure.status ?? ''}`
  return { level: 'error', kind, line: { event: 'upstream failed', ...failure } } as const
}

/** Writes that line; of those that fail the same way one a minute, with their number. */
export const logUpstream = (log: Log, error: UpstreamError): void =>
  rareLine(log, upstreamLine(error))
