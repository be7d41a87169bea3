import Cookies from 'js-cookie'
import { COOKIES, type CookieKey, type LastingCookieKey } from '#lib/config/cookies.ts'
import { DAY_S } from '#lib/util/durations.ts'

/** The value of a cookie of the table that page script may see (S2 §3). */
export const cookieValue = (key: CookieKey): string | undefined => Cookies.get(COOKIES[key].name)

/** Tells whether a cookie of the table is there and page script may see it (S2 §3). */
export const hasCookie = (key: CookieKey): boolean => Boolean(cookieValue(key))

/** Stores a cookie of the table that page script may write, with the table's lifetime (S2 §3). */
export const rememberCookie = (key: LastingCookieKey, value: string): void => {
  const { name, maxAge } = COOKIES[key]
  Cookies.set(name, value, {
    expires: maxAge / DAY_S,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}
