import type { UpstreamName } from '#lib/config/reference-services.ts'
import { currentExchange, newExchange, newSpanId, traceparentOf } from '#lib/util/exchange.ts'
import { hasSpanSubscribers, publishSpan } from '#lib/util/finished-span.ts'
import { measure, observe } from '#lib/util/measure.ts'
import { UpstreamError, type UpstreamFault } from './upstream-error.ts'

/** A call that is under way. */
export type WatchedCall = {
  /** The headers that give a service of ours the id of the request for its log. */
  headers: Readonly<Record<'traceparent', string>>
  /** Milliseconds since it began. */
  elapsed: () => number
}

/**
 * Calls a service, counts and times the call, and ends its span; `call` throws `UpstreamError`, and any other error is not counted as a
 * failed call.
 */
export const watchCall = async <Answer>(
  upstream: UpstreamName,
  call: (watched: WatchedCall) => Promise<Answer>,
): Promise<Answer> => {
  const start = performance.now()
  const spanId = newSpanId()
  // Work that no request asked for has an id of its own.
  const exchange = currentExchange() ?? newExchange()
  exchange.isTraced = true
  const end = (outcome: UpstreamFault | 'ok') => {
    const ms = performance.now() - start
    measure('bib_upstream_calls_total', { upstream, outcome })
    observe('bib_upstream_seconds', { labels: { upstream }, value: ms / 1000 })
    if (!hasSpanSubscribers()) return
    const startedAt = performance.timeOrigin + start
    publishSpan({
      kind: 'client',
      name: upstream,
      traceId: exchange.traceId,
      spanId,
      parentSpanId: exchange.spanId,
      startedAt,
      endedAt: startedAt + ms,
      attributes: { outcome },
      isFailed: outcome !== 'ok' && outcome !== 'refused',
    })
  }
  try {
    const answer = await call({
      headers: { traceparent: traceparentOf(exchange, spanId) },
      elapsed: () => Math.round(performance.now() - start),
    })
    end('ok')
    return answer
  } catch (error) {
    if (error instanceof UpstreamError) end(error.failure.fault)
    throw error
  }
}
