import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { API_SECURITY_HEADERS, SECURITY_HEADERS, UNFRAMED } from '#lib/config/security-headers.ts'

/** Those of the site, on every answer that does not say otherwise itself. */
const EVERY_ANSWER = [
  { key: 'Cache-Control', value: 'no-store' },
  ...SECURITY_HEADERS,
  ...API_SECURITY_HEADERS,
]

/** Browsers that do not say where a form comes from name its origin, and under `no-referrer` none. */
const EVERY_PAGE = [{ key: 'Referrer-Policy', value: 'same-origin' }, ...EVERY_ANSWER]

const IS_PAGE = /^text\/html\b/

const UNFRAMED_POLICY = "frame-ancestors 'none'"

const tag = etag()

/** Finishes each answer with the headers that it has not set itself. */
export const finishAnswers = (): MiddlewareHandler => async (context, next) => {
  await next()
  const kept = context.res.headers.get('Cache-Control') ?? 'no-store'
  // What may be kept has a tag, and whoever has it is told so.
  if (!kept.includes('no-store')) await tag(context, async () => {})
  const isPage = IS_PAGE.test(context.res.headers.get('Content-Type') ?? '')
  for (const { key, value } of isPage ? EVERY_PAGE : EVERY_ANSWER) {
    if (!context.res.headers.has(key)) context.header(key, value)
  }
  // The card frame names the site, which this header cannot.
  if (!context.res.headers.get('Content-Security-Policy')?.includes(UNFRAMED_POLICY)) return
  for (const { key, value } of UNFRAMED) context.header(key, value)
}
