import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'

/** An answer as it came over the network. */
export type Answer = {
  url: string
  status: number
  headers: Readonly<Record<string, string[]>>
  body: string
}

/** What the HTTP Observatory would say; `results` names each of its findings. */
export type Grade = { grade: string; score: number; results: string[] }

// The package downloads this list when it is installed; an empty one means that no host is preloaded.
const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory')
const preloadList = new URL('../conf/hsts-preload.json', `file://${main}`)

const NO_REDIRECTS = { httpRedirects: [], httpsRedirects: [] }

const allowOffline = () => {
  if (!existsSync(preloadList)) writeFileSync(fileURLToPath(preloadList), '{}')
}

/** All that is read of a page: reading the rest takes 50 ms of computing, for each of hundreds of pages. */
const scriptsOf = (body: string): string =>
  (body.match(/<script\b[^>]*>/gi) ?? []).map((tag) => `${tag}</script>`).join('')

const requestsFor = ({ url, status, headers, body }: Answer) => {
  const { host, pathname } = new URL(url)
  const address = new URL(pathname, `https://${host}`)
  const answer = { status, headers, data: body, verified: true, httpEquiv: new Map() }
  const session = new Session(address)
  for (const cookie of headers['set-cookie'] ?? []) session.jar.setCookieSync(cookie, address.href)
  return {
    hostname: address.hostname,
    resources: { path: scriptsOf(body) },
    // There is no plain HTTP to judge: whatever ends TLS in front of the site redirects to it.
    responses: { auto: answer, https: answer, http: null, cors: null, ...NO_REDIRECTS },
    session,
  }
}

/** Grades an answer offline as the HTTP Observatory does, as if it had come over TLS. */
export const observatoryGrade = (answer: Answer): Grade => {
  allowOffline()
  const requests = requestsFor(answer)
  const results = ALL_TESTS.flatMap((test) => test(requests).result ?? [])
  const modifiers = results.map(getScoreModifier)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const withoutBonus = 100 + sum(modifiers.filter((value) => value < 0))
  const deserved = withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
  return { ...getGradeForScore(deserved ? 100 + sum(modifiers) : withoutBonus), results }
}

/** Other systems stand on this machine too, without the TLS that they have wherever visitors come. */
const overTls = (value: string): string =>
  value.replaceAll('http://localhost:', 'https://localhost:')

/** Headers that differ from page to page and that no test of the Observatory reads. */
const UNREAD = new Set(['content-length', 'date', 'etag', 'last-modified'])

const graded = new Map<string, Grade>()

/** Grades an answer of `fetch`; of many that have all in common that is graded, one is, which takes a document of its own. */
export const gradeOf = ({ url, status, headers: own }: Response, body: string): Grade => {
  const headers: Record<string, string[]> = {}
  for (const [name, value] of own) {
    if (!UNREAD.has(name)) headers[name] = [...(headers[name] ?? []), overTls(value)]
  }
  // Of the path only a cookie depends.
  const where = headers['set-cookie'] ? url : new URL(url).origin
  const key = JSON.stringify([where, status, headers, scriptsOf(body)])
  const grade = graded.get(key) ?? observatoryGrade({ url, status, headers, body })
  graded.set(key, grade)
  return grade
}
