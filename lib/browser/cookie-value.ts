import Cookies from 'js-cookie'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'

/** The value of a cookie of the table that page script may see (S2 §3). */
export const cookieValue = (key: CookieKey): string | undefined => Cookies.get(COOKIES[key].name)
