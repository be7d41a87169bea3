import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BODY_MAX_BYTES, NOTICE_MAX_BYTES } from '#lib/config/constants.ts'
import { watchAnswer } from '#lib/server/request/unavailable.ts'
import { decoded } from '#lib/util/decoded.ts'
import { beginExchange } from '#lib/util/exchange.ts'

/*
 * Relies on: the headers and cookies by which Next's own client asks, and what it does with methods, targets and bodies that it
 * does not expect.
 * When that changes: `e2e/hostile-requests.spec.ts` says which request fails; the names of headers stand in `client/components/app-router-headers`.
 */

/** A method that no page and no handler answers, and that `Request` takes. */
const REFUSED_METHOD = 'DELETE'

/** Those for which the fetch standard has no `Request`: Next would fail on them before any of our code runs. */
const WITHOUT_REQUEST = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** An address that nothing stands at. */
const NOWHERE = '/*'

/**
 * The path and query of a target (RFC 9112 §3.2): a proxy may send a whole address, which Next would redirect to, and `*`
 * is none.
 */
const ownTarget = (target: string): string => {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url ? url.pathname + url.search : NOWHERE
}

/** Cookies of a preview mode that the site does not have: Next takes a wrong one away, on an answer that caches keep. */
const PREVIEW_MODE = /(?:^|;)\s*(?:__prerender_bypass|__next_preview_data)=[^;]*/g

const withoutPreviewMode = ({ headers }: IncomingMessage) => {
  if (headers.cookie) headers.cookie = headers.cookie.replaceAll(PREVIEW_MODE, '')
}

/**
 * The headers and the query by which the framework's own client asks for data in place of a page, or for an action: no page here uses it
 * (docs/decisions/029).
 */
const OF_ITS_CLIENT = /^(?:rsc|next-(?:action|router-.+|url))$/

const withoutClient = ({ headers }: IncomingMessage) => {
  for (const name of Object.keys(headers)) if (OF_ITS_CLIENT.test(name)) delete headers[name]
}

/** The path that no step of the middleware handles. */
const BUILD_FILES = '/_next/'

/** Files of the build are read by a name that can be decoded; on anything else Next fails there, and the middleware has an answer. */
const isRefusedFile = ({ method, url = '' }: IncomingMessage): boolean =>
  url.startsWith(BUILD_FILES) &&
  ((method !== 'GET' && method !== 'HEAD') || decoded(url.split('?')[0] ?? '') === null)

/** The largest body that the handler of a path reads. */
const limitOf = ({ url = '' }: IncomingMessage): number =>
  url.split('?')[0] === API_PATHS.paymentWebhook ? NOTICE_MAX_BYTES : BODY_MAX_BYTES

const isBytes = (chunk: unknown): chunk is Uint8Array => chunk instanceof Uint8Array

/**
 * Lets a body in up to one byte more than a handler reads. The handler then says 413; Next would hand it half a body, and
 * write the address with its query to the console.
 */
const limitBody = (request: IncomingMessage) => {
  const push = request.push.bind(request)
  let room = limitOf(request) + 1
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!isBytes(chunk)) return push(chunk, encoding)
    const part = chunk.subarray(0, room)
    room -= part.byteLength
    return part.byteLength === 0 || push(part)
  }
}

const onRequest = (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents for this channel
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
  if (WITHOUT_REQUEST.has(request.method ?? '')) request.method = REFUSED_METHOD
  request.url = ownTarget(request.url ?? NOWHERE)
  if (isRefusedFile(request)) request.url = NOWHERE
  withoutPreviewMode(request)
  withoutClient(request)
  // Node reads on behind such a request only once more has come: what was sent with it is lost.
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  limitBody(request)
  watchAnswer(response, beginExchange())
}

/** Sees to it that no request reaches Next in a form on which it fails, and that an outage is answered as one. */
export const tameRequests = (): void => {
  subscribe('http.server.request.start', onRequest)
}
