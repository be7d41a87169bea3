import type { PageRouteId } from './routes.ts'

/** Older addresses, without language and trailing slash, of pages that stand elsewhere (S2 §9: the banner links /cookie-policy/). */
export const MOVED_PAGES: ReadonlyMap<string, PageRouteId> = new Map([
  ['/cookie-policy', 'cookiePolicy'],
])
