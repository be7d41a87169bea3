import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROBLEM_CONTENT_TYPE } from '#lib/util/problem.ts'

/*
 * Relies on: that `send`, by which Next serves files, names the length of a file before it refuses a range, and that Next has no page
 * for a refusal, which then fails with 500 (vercel/next.js 40066, 92141); that Next leaves it to Node to write the head of an answer.
 * When that changes: `e2e/answers.spec.ts` says which request fails; what Next then answers itself can go here.
 */

const OK = 200
const PARTIAL = 206
const NOT_MODIFIED = 304
const CHANGED = 412
const NO_SUCH_RANGE = 416
const FAILED = 500

/** The conditions of a request (RFC 9110 §13, §14). */
type Preconditions = {
  match: string | undefined
  noneMatch: string | undefined
  unmodifiedSince: string | undefined
  range: string | undefined
}

/** Takes away what `send` refuses by an error that Next cannot show: it is judged here, on every answer alike. */
const takeConditions = ({ headers }: IncomingMessage): Preconditions => {
  const { 'if-match': match, 'if-unmodified-since': unmodifiedSince } = headers
  delete headers['if-match']
  delete headers['if-unmodified-since']
  return { match, unmodifiedSince, noneMatch: headers['if-none-match'], range: headers.range }
}

const tagsIn = (list: string): string[] => list.match(/(?:W\/)?"[^"]*"/g) ?? []

const weak = (tag: string) => tag.replace(/^W\//, '')

/** True if the content has changed since the client has seen it. */
const isChanged = (
  { match, unmodifiedSince }: Preconditions,
  response: ServerResponse,
): boolean => {
  const tag = String(response.getHeader('etag') ?? '')
  if (match !== undefined) {
    return match.trim() !== '*' && (tag.startsWith('W/') || !tagsIn(match).includes(tag))
  }
  const modified = Date.parse(String(response.getHeader('last-modified') ?? ''))
  return modified > Date.parse(unmodifiedSince ?? '')
}

const isKnown = ({ noneMatch }: Preconditions, response: ServerResponse): boolean => {
  const tag = response.getHeader('etag')
  if (noneMatch === undefined || tag === undefined) return false
  return (
    noneMatch.trim() === '*' ||
    tagsIn(noneMatch)
      .map(weak)
      .includes(weak(String(tag)))
  )
}

/** The status of the answer where a condition decides it. */
const statusFor = (
  asked: Preconditions,
  { response, status }: { response: ServerResponse; status: number },
) => {
  const isRefused = String(response.getHeader('content-range') ?? '').startsWith('bytes */')
  if (status === FAILED && isRefused) return NO_SUCH_RANGE
  if (![OK, PARTIAL, NOT_MODIFIED].includes(status)) return undefined
  if (isChanged(asked, response)) return CHANGED
  return status === OK && isKnown(asked, response) ? NOT_MODIFIED : undefined
}

const PROBLEMS: Readonly<Record<number, string>> = {
  [CHANGED]: JSON.stringify({
    type: 'about:blank',
    status: CHANGED,
    title: 'Changed in the meantime',
    detail: 'Ask for it anew, without a condition.',
  }),
  [NO_SUCH_RANGE]: JSON.stringify({
    type: 'about:blank',
    status: NO_SUCH_RANGE,
    title: 'No such part',
    detail: 'Content-Range says how long the file is.',
  }),
}

/** The headers about the body, which is not sent. */
const OF_THE_BODY = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'content-disposition',
]

const replaceHead = (response: ServerResponse, problem: string | undefined) => {
  for (const name of OF_THE_BODY) response.removeHeader(name)
  if (problem === undefined) return
  for (const name of ['etag', 'last-modified', 'content-security-policy'])
    response.removeHeader(name)
  response.setHeader('Content-Type', PROBLEM_CONTENT_TYPE)
  response.setHeader('Content-Length', Buffer.byteLength(problem))
  response.setHeader('Cache-Control', 'no-store')
}

/** Judges the conditions when the head of the answer is written; of an answer that is replaced nothing more is sent. */
const judge = (response: ServerResponse, asked: Preconditions) => {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let instead: string | undefined
  response.writeHead = (status: number, ...rest: never[]) => {
    const decided = response.headersSent ? undefined : statusFor(asked, { response, status })
    if (decided === undefined) return writeHead(status, ...rest)
    instead = PROBLEMS[decided] ?? ''
    replaceHead(response, PROBLEMS[decided])
    response.statusCode = decided
    return writeHead(decided)
  }
  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode)
  }
  response.write = (...given: unknown[]) => {
    begin()
    return instead !== undefined || Boolean(Reflect.apply(write, response, given))
  }
  response.end = (...given: unknown[]) => {
    begin()
    if (instead === undefined) Reflect.apply(end, response, given)
    else end(instead)
    return response
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

const onRequest = (message: unknown) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node documents for this channel
  const { request, response } = message as Exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const asked = takeConditions(request)
  // Nearly every request asks for nothing of the kind, and pays nothing.
  if (Object.values(asked).some((value) => value !== undefined)) judge(response, asked)
}

/** Answers conditions and ranges as HTTP has them, whatever serves the answer: 304, 412 and 416. */
export const answerConditions = (): void => {
  subscribe('http.server.request.start', onRequest)
}
