type Header = { key: string; value: string }

/** Headers of every answer; the Content-Security-Policy of a page is its own, made from its hashes. */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
]

/** For browsers without `frame-ancestors`, on all but the pages that the registry lets a system frame: it can name nobody. */
export const UNFRAMED: readonly Header[] = [{ key: 'X-Frame-Options', value: 'DENY' }]

/** The referrer policy of a page. */
export const PAGE_REFERRER: Header = {
  key: 'Referrer-Policy',
  value: 'strict-origin-when-cross-origin',
}

/** Of every answer that is no page and says nothing else itself: nothing may load, nobody may frame, and no referrer is named. */
export const API_SECURITY_HEADERS: readonly Header[] = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
  { key: 'Referrer-Policy', value: 'no-referrer' },
]

/** A form's way round by the cookie of its attempt says which page it comes from: there is no other way to tell. */
export const SIGN_UP_HEADERS: readonly Header[] = [{ key: 'Referrer-Policy', value: 'same-origin' }]

/** No cache keeps what the API answers. */
export const NO_STORE: readonly Header[] = [{ key: 'Cache-Control', value: 'no-store' }]

/** Banners are there for the pages of others. */
export const SHARED_WITH_SITES: readonly Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
]

/** Pictures of the site that are large: a visitor who comes back within a week asks for none of them again. */
export const KEPT_PICTURES: readonly Header[] = [
  { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' },
]

/** Paths below `/api` whose answers may be kept, as their handlers say: they hold nothing of a visitor. */
export const KEPT_ANSWERS = 'thumb/|banner/|documents$'
