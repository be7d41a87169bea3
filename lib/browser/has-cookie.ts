import type { CookieKey } from '#lib/config/cookies.ts'
import { cookieValue } from './cookie-value.ts'

/** Tells whether a cookie of the table is there and page script may see it (S2 §3). */
export const hasCookie = (key: CookieKey): boolean => Boolean(cookieValue(key))
