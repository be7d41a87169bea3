import { channel } from 'node:diagnostics_channel'

/** A piece of work that has ended; moments in milliseconds. */
export type FinishedSpan = {
  kind: 'server' | 'client'
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  startedAt: number
  endedAt: number
  /** Words of ours alone: no address, no query. */
  attributes: Readonly<Record<string, string | number>>
  isFailed: boolean
}

const finished = channel('bib.span')

/** True if somebody collects spans. */
export const hasSpanSubscribers = (): boolean => finished.hasSubscribers

/** Publishes a span where somebody collects them. */
export const publishSpan = (span: FinishedSpan): void => finished.publish(span)

/** Hears of every span of this process, until the answer is called. */
export const subscribeToSpans = (hear: (span: FinishedSpan) => void): (() => void) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `publishSpan` alone publishes there
  const take = (message: unknown) => hear(message as FinishedSpan)
  finished.subscribe(take)
  return () => {
    finished.unsubscribe(take)
  }
}
