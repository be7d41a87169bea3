import { BOTS } from '#lib/config/bots.ts'

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-moz'] as const

const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') ||
  PREFETCH_HEADERS.some((name) => /prefetch|preview|prerender/i.test(headers.get(name) ?? ''))

/** A top-level navigation; a browser without Sec-Fetch headers asks for HTML. */
const isNavigation = (headers: Headers): boolean => {
  const mode = headers.get('sec-fetch-mode')
  const target = headers.get('sec-fetch-dest')
  if (mode !== null || target !== null) return mode === 'navigate' && target === 'document'
  return !headers.has('rsc') && (headers.get('accept') ?? '').includes('text/html')
}

/**
 * Tells whether a visitor opens a page with this request: no frame, no fetch of a script, no prefetch and no
 * bot (S2 §4 "Affiliate click"). Where a browser shows a page that it had prefetched, page script reports the click.
 */
export const isArrival = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  isNavigation(headers) &&
  !isPrefetch(headers) &&
  !BOTS.test(headers.get('user-agent') ?? '')
