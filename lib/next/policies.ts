import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { API_SECURITY_HEADERS, PAGE_REFERRER } from '#lib/config/security-headers.ts'
import { currentExchange, type Exchange } from '#lib/util/exchange.ts'

/*
 * Relies on: that Next leaves it to Node to write the head of an answer, and tells of a rewrite in a header.
 * When that changes: an answer has no policy (`e2e/page-answers.spec.ts`): set it where the head is written now.
 */

const POLICY = 'content-security-policy'

const NOT_MODIFIED = 304

const FAILED = 500

/** By which a visitor can name an answer that failed; each of its lines in the log has it as `trace`. */
const REQUEST_ID = 'X-Request-Id'

const IS_PAGE = /^text\/html\b/

/** Types that a browser shows by itself, in a document that it makes: under a policy of ours it would stay empty. */
const IS_MEDIA = /^(?:image|video|audio|font)\//

/** The default headers of an answer. */
const headersFor = (type: string) => {
  if (IS_MEDIA.test(type)) return []
  if (!IS_PAGE.test(type)) return API_SECURITY_HEADERS
  return [...API_SECURITY_HEADERS.filter(({ key }) => key.toLowerCase() === POLICY), PAGE_REFERRER]
}

/** For tests of the middleware alone, and of use to nobody else: it names where pages stand in the route tree. */
const TOLD_BY_THE_FRAMEWORK = 'x-middleware-rewrite'

const finish = (response: ServerResponse, exchange: Exchange | undefined) => {
  response.removeHeader(TOLD_BY_THE_FRAMEWORK)
  if (exchange && response.statusCode >= FAILED) response.setHeader(REQUEST_ID, exchange.traceId)
  // A browser takes its headers for the page that it has kept.
  if (response.statusCode === NOT_MODIFIED) return
  const type = String(response.getHeader('content-type') ?? '')
  for (const { key, value } of headersFor(type)) {
    if (!response.hasHeader(key)) response.setHeader(key, value)
  }
}

const onRequest = (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('response' in message)) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents for this channel
  const { response } = message as { response: ServerResponse }
  const exchange = currentExchange()
  const writeHead = response.writeHead.bind(response)
  // Next sets the status and its headers, and lets Node write the head.
  response.writeHead = (status: number, ...rest: never[]) => {
    if (!response.headersSent) finish(response, exchange)
    return writeHead(status, ...rest)
  }
}

/**
 * Decides the policy of every answer by what it is, whatever its path: a page brings its own, made from its hashes; under
 * any other answer nothing may load, and nobody may frame it (decision 001).
 */
export const decidePolicies = (): void => {
  subscribe('http.server.request.start', onRequest)
}
