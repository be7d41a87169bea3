import Cookies from 'js-cookie'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'

/** Takes away a cookie that `rememberCookie` stored. */
export const forgetCookie = (key: CookieKey): void => {
  Cookies.remove(COOKIES[key].name, { path: '/' })
}
