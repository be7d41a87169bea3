type Header = { key: string; value: string }

/** Headers of every answer; the Content-Security-Policy of a page is its own, made from its hashes. */
export const SECURITY_HEADERS: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
]

/** The policy of answers that are no page: nothing may load, nobody may frame. */
export const API_SECURITY_HEADERS: readonly Header[] = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
]
