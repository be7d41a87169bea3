import type { LimitedEvent } from '#lib/config/metrics.ts'
import { MINUTE_MS } from './durations.ts'
import type { Log } from './log.ts'
import { measure } from './measure.ts'

type Rare = {
  level: 'warn' | 'error'
  line: { event: LimitedEvent } & Readonly<Record<string, unknown>>
  /** The kind of the line, from a closed list; the event when left out. */
  kind?: string
  /** The number of lines of a kind in a minute. */
  most?: number
  text?: string
}

type Written = { since: number; count: number; missed: number }

const known = new WeakMap<Log, Map<string, Written>>()

const writtenTo = (log: Log, kind: string): Written => {
  const kinds = known.get(log) ?? new Map<string, Written>()
  known.set(log, kinds)
  const written = kinds.get(kind) ?? { since: 0, count: 0, missed: 0 }
  kinds.set(kind, written)
  return written
}

/** Limits a kind of log line: permission to write one now, with the number left out since the last one. */
export const rareLines = (log: Log, { kind, most = 1 }: { kind: string; most?: number }) => {
  const written = writtenTo(log, kind)
  const now = performance.now()
  if (written.count === 0 || now - written.since >= MINUTE_MS) {
    written.since = now
    written.count = 0
  }
  if (written.count >= most) {
    written.missed += 1
    return undefined
  }
  written.count += 1
  const { missed } = written
  written.missed = 0
  return { ...(missed > 0 && { missed }) }
}

/**
 * Writes a line that strangers can bring about, as often as they like: each is counted in `bib_limited_lines_total`, and one of a kind is written
 * in a minute, with how many were not since the last one in `missed`.
 */
export const rareLine = (log: Log, rare: Rare): void => {
  const { level, line, kind, most = 1, text } = rare
  const { event } = line
  measure('bib_limited_lines_total', { event })
  const counts = rareLines(log, { kind: kind ? `${event} ${kind}` : event, most })
  if (counts) log[level]({ ...line, ...counts }, text)
}
