import type { PageRouteId } from './routes.ts'

/** The path of the cookie banner's link, without language (S2 §9). */
export const BANNER_LINK = '/cookie-policy/'

/** Older addresses, without language and trailing slash, of pages that stand elsewhere (S2 §9: the banner’s link). */
export const MOVED_PAGES: ReadonlyMap<string, PageRouteId> = new Map([
  ['/cookie-policy', 'cookiePolicy'],
])
