import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Exchange } from '#lib/util/exchange.ts'
import { hasSpanSubscribers, publishSpan } from '#lib/util/finished-span.ts'
import { measure, observe } from '#lib/util/measure.ts'

/** Gives the kind by which a request is counted, of a closed list: never its path. */
export type KindOf = (path: string) => string

type Options = {
  kindOf: KindOf
  /** Begins the exchange of a request, or gives the one that has begun. */
  exchangeOf: (request: IncomingMessage) => Exchange
  /** Tells whether spans are made of all requests of a kind; of others they are where a service was called or the answer failed. */
  isTraced: (kind: string) => boolean
}

type Message = { request: IncomingMessage; response: ServerResponse; server: Server }

type Begun = { at: number; path: string; exchange: Exchange }

const FAILED = 500

/** Servers that are watched are not watching themselves. */
const unfollowed = new WeakSet<Server>()

/** Leaves the requests of a server out. */
export const leaveOut = (server: Server): void => void unfollowed.add(server)

const noteSpan = ({ at, exchange }: Begun, ended: { kind: string; status: number; ms: number }) => {
  const { kind, status, ms } = ended
  const startedAt = performance.timeOrigin + at
  publishSpan({
    kind: 'server',
    name: kind,
    traceId: exchange.traceId,
    spanId: exchange.spanId,
    parentSpanId: exchange.parentSpanId,
    startedAt,
    endedAt: startedAt + ms,
    attributes: { 'http.response.status_code': status },
    isFailed: status >= FAILED,
  })
}

/** Counts and times the requests of this process, by what Node tells of its servers: nothing is wrapped. */
export const followRequests = ({ kindOf, exchangeOf, isTraced }: Options): void => {
  const begun = new WeakMap<IncomingMessage, Begun>()

  subscribe('http.server.request.start', (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents for this channel
    const { request, server } = message as Message
    if (unfollowed.has(server)) return
    // The framework writes its own address into the request.
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    begun.set(request, { at: performance.now(), path, exchange: exchangeOf(request) })
  })

  subscribe('http.server.response.finish', (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents for this channel
    const { request, response } = message as Message
    const start = begun.get(request)
    if (!start) return
    const ms = performance.now() - start.at
    const kind = kindOf(start.path)
    const { statusCode: status } = response
    measure('bib_requests_total', { kind, status: String(status) })
    observe('bib_request_seconds', { labels: { kind }, value: ms / 1000 })
    const isWorthwhile = start.exchange.isTraced || status >= FAILED || isTraced(kind)
    if (hasSpanSubscribers() && isWorthwhile) noteSpan(start, { kind, status, ms })
  })
}
