import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const isExchange = (message: unknown): message is Exchange =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '')

/** Weak comparison (RFC 9110 §13.1.2); a reload that asks for everything anew gets it. */
const isKnown = ({ headers }: IncomingMessage, etag: string): boolean => {
  const known = headers['if-none-match'] ?? ''
  if (headers['cache-control']?.includes('no-cache')) return false
  return known.trim() === '*' || known.split(',').some((each) => opaque(each) === opaque(etag))
}

/** Turns the answer into a 304 just before its length is set: later, it would be compressed for nothing. */
const whenUnchanged = ({ request, response }: Exchange) => {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const etag = response.getHeader('etag')
    const ends = name.toLowerCase() === 'content-length' && response.statusCode === 200
    if (!ends || typeof etag !== 'string' || !isKnown(request, etag)) return setHeader(name, value)
    response.statusCode = 304
    response.removeHeader('Content-Type')
    return response
  }
}

/** The ETag stands for the page's HTML, not for the navigation data under the same address. */
const withoutEtag = ({ response }: Exchange) => {
  const appendHeader = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'etag' ? response : appendHeader(name, value)
}

const onRequest = (message: unknown) => {
  if (!isExchange(message)) return
  const { headers } = message.request
  if (headers.rsc !== undefined) withoutEtag(message)
  else if (headers['if-none-match'] !== undefined) whenUnchanged(message)
}

/**
 * Answers 304 to a browser that has the page of this ETag already. Next does the same, but hashes the
 * page for every answer, a fifth of the work (docs/decisions/010).
 */
export const answerUnchanged = (): void => {
  subscribe('http.server.request.start', onRequest)
}
