import { NextRequest } from 'next/server'

type Visit = {
  /** Path with query. */
  path: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
  method?: string
}

/** Visits that open no address, and what a handler answers that must be opened. */
export const NO_OPENINGS: readonly [string, Partial<Visit>, number][] = [
  ['a frame', { headers: { 'Sec-Fetch-Dest': 'iframe' } }, 403],
  ['a fetch', { headers: { 'Sec-Fetch-Dest': 'empty' } }, 403],
  ['a prefetch', { headers: { 'Sec-Purpose': 'prefetch' } }, 403],
  ['a prerendering', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }, 403],
  ['a HEAD', { method: 'HEAD' }, 405],
]

/** What a browser sends when it opens an address; the host is not the public one, as behind a proxy. */
export const visitRequest = ({ path, cookies = {}, headers, method = 'GET' }: Visit) => {
  const cookie = Object.entries(cookies).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return new NextRequest(`http://10.0.0.5:3000${path}`, {
    method,
    headers: { Cookie: cookie.join('; '), ...headers },
  })
}
