import { readFileSync } from 'node:fs'
import {
  array,
  constant,
  constantFrom,
  dictionary,
  integer,
  ipV4,
  jsonValue,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check'
import { API_PATHS, apiMethod } from '../../lib/config/api-paths.ts'
import { COOKIES } from '../../lib/config/cookies.ts'
import { FIELDS, HEADERS, NASTY } from './fuzz-texts.ts'

/** A request as it is sent; `of` says to which of the two programs. */
export type FuzzCase = {
  of: 'site' | 'services'
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

/** What a header would be called that a value brings in. */
export const INJECTED = 'x-injected'

const PAGES = [
  '/',
  '/fr/',
  '/docs/free-demo',
  '/fr/docs/demo',
  '/l/f',
  '/lp/x',
  '/docs/library',
  '/docs/ab/15.10.24/00',
  '/pricing/plans',
  '/start/plans',
  '/start',
  '/start/cb',
  '/budgeto/buy',
  '/hand-off',
  '/company/newsroom/feed.xml',
  '/company/terms-of-use-frame',
  '/sustainability',
  '/cards/en/home',
  '/sitemap.xml',
  '/_next/static/x.js',
  '/en/standard/landing/x',
]

const FILES = [
  '/api/thumb/1-250px.svg',
  '/api/banner/en-300x250.svg',
  '/films/xx/walk-through.svg',
  '/api/hydration/0123456789abcdef.js',
]

type Target = Pick<FuzzCase, 'of' | 'method' | 'path'>

const SITE: readonly Target[] = [
  ...[...Object.values(API_PATHS), ...FILES].map((path) => ({
    of: 'site' as const,
    method: apiMethod(path) ?? 'GET',
    path,
  })),
  ...PAGES.map((path) => ({ of: 'site' as const, method: 'GET', path })),
]

/** Every address of the list that the services keep of themselves. */
const SERVICES: readonly Target[] = [
  ...readFileSync('docs/services.md', 'utf8').matchAll(/^\| `(GET|POST) (\/[^`?]*)/gm),
].map(([, method = 'GET', path = '/']) => ({ of: 'services', method, path }))

const text = oneof(
  constantFrom(...NASTY),
  string({ unit: 'binary', maxLength: 30 }),
  string({ maxLength: 60 }),
  integer().map(String),
)

const encoded = text.map((value) => (NASTY.includes(value) ? value : encodeURIComponent(value)))

const field = oneof(
  { weight: 9, arbitrary: constantFrom(...FIELDS) },
  { weight: 1, arbitrary: encoded },
)

const query = array(tuple(field, encoded), { maxLength: 4 }).map((pairs) =>
  pairs.map((pair) => pair.join('=')).join('&'),
)

/** Characters that a program can write into a header or a path; others never leave it. */
const sendable = (value: string) => value.replaceAll(/[^\u0021-\u007E\u00A1-\u00FF]/g, '')

const cookie = array(
  tuple(
    constantFrom(...Object.values(COOKIES).map(({ name }) => name), '__prerender_bypass'),
    encoded.map(sendable),
  ),
  { maxLength: 4 },
).map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))

const someHeaders = tuple(
  array(tuple(constantFrom(...HEADERS), text), { maxLength: 4 }),
  cookie,
).map(([pairs, cookies]) => ({
  ...Object.fromEntries(pairs.map(([name, value]) => [name, sendable(value)])),
  ...(cookies !== '' && { cookie: cookies }),
}))

const jsonBody = oneof(dictionary(field, oneof(text, jsonValue({ maxDepth: 3 }))), jsonValue()).map(
  (value) => JSON.stringify(value).replaceAll('%00', String.raw`\u0000`),
)

const BOUNDARY = 'cut-here'

const multipartBody = array(tuple(field, text), { maxLength: 6 }).map((pairs) =>
  [
    ...pairs.map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join(''),
)

const typed = (type: string, body: Arbitrary<string>) => body.map((written) => ({ type, written }))

const someBody = oneof(
  typed('application/json', jsonBody),
  typed('application/json', text),
  typed('application/x-www-form-urlencoded', query),
  typed(`multipart/form-data; boundary=${BOUNDARY}`, multipartBody),
  typed(`multipart/form-data; boundary=${BOUNDARY}`, text),
  typed('text/plain', text),
)

/** Mostly the address itself, or another value in one of its parts. */
const pathOf = (path: string) =>
  tuple(nat({ max: 9 }), encoded, array(encoded, { minLength: 9, maxLength: 9 })).map(
    ([kind, extra, fills]) => {
      let at = 0
      const filled = path.replaceAll(/\{[^}]*\}/g, () => fills[at++ % fills.length] ?? '')
      if (kind < 6) return filled
      if (kind < 8) return `${filled}/${extra}`
      return filled.replace(/[^/]*$/, () => extra)
    },
  )

const METHODS = ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'POST', 'GET']

const OWN = { 'sec-fetch-site': 'same-origin' }

/** Requests to every address of site and services, most of them nearly right. */
export const fuzzCase: Arbitrary<FuzzCase> = constantFrom(...SITE, ...SERVICES)
  .chain((target) =>
    record({
      target: constant(target),
      path: pathOf(target.path),
      query,
      other: option(constantFrom(...METHODS), { freq: 12 }),
      isWanted: nat({ max: 11 }),
      headers: someHeaders,
      body: someBody,
      address: ipV4(),
    }),
  )
  .map(({ target, path, query: asked, other, isWanted, headers, body, address }) => {
    const method = isWanted === 0 ? (other ?? 'GET') : target.method
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
    const whole = sendable(asked === '' ? path : `${path}?${asked}`)
    return {
      of: target.of,
      method,
      path: whole.startsWith('/') ? whole : `/${whole}`,
      headers: {
        ...(hasBody && { ...OWN, 'content-type': body.type }),
        ...headers,
        'x-forwarded-for': address,
      },
      body: hasBody ? body.written : null,
    }
  })
