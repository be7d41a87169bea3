import Cookies from 'js-cookie'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'

/** Tells whether a cookie of the table is there and page script may see it (S2 §3). */
export const hasCookie = (key: CookieKey): boolean => Boolean(Cookies.get(COOKIES[key].name))
