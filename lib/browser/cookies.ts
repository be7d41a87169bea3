import Cookies from 'js-cookie'
import {
  PAGE_COOKIES,
  type LastingCookieKey,
  type PageCookieKey,
} from '#lib/config/page-cookies.ts'
import { DAY_S } from '#lib/util/durations.ts'

/** The value of a cookie of the table that page script may see (S2 §3). */
export const cookieValue = (key: PageCookieKey): string | undefined =>
  Cookies.get(PAGE_COOKIES[key].name)

/** Tells whether a cookie of the table is there and page script may see it (S2 §3). */
export const hasCookie = (key: PageCookieKey): boolean => Boolean(cookieValue(key))

/** Stores a cookie of the table that page script may write, with the table's lifetime (S2 §3). */
export const rememberCookie = (key: LastingCookieKey, value: string): void => {
  const { name, maxAge } = PAGE_COOKIES[key]
  Cookies.set(name, value, {
    expires: maxAge / DAY_S,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}
