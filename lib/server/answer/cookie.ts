import type { NextResponse } from 'next/server'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import type { Site } from '../site.ts'

type CookieValue = {
  key: CookieKey
  value: string
  site: Pick<Site, 'siteUrl'>
  /** Below which path a browser sends it; everywhere when left out. */
  path?: string | undefined
}

/** Sets a cookie as the table in `lib/config/cookies.ts` says; Secure wherever the site is served over TLS. */
export const setCookie = (response: NextResponse, cookie: CookieValue): void => {
  const { key, value, site, path = '/' } = cookie
  const { name, maxAge, httpOnly } = COOKIES[key]
  const secure = site.siteUrl.startsWith('https:')
  const lasts = maxAge === null ? {} : { maxAge }
  response.cookies.set({ name, value, ...lasts, httpOnly, secure, sameSite: 'lax', path })
}

/** Sets a cookie that ends with the browser, whatever its row allows: page script lengthens it where it may. */
export const setSessionCookie = (response: NextResponse, { key, value, site }: CookieValue) => {
  const { name, httpOnly } = COOKIES[key]
  const secure = site.siteUrl.startsWith('https:')
  response.cookies.set({ name, value, httpOnly, secure, sameSite: 'lax', path: '/' })
}

/** Takes a cookie away. */
export const clearCookie = (response: NextResponse, cookie: Omit<CookieValue, 'value'>): void => {
  const { key, site, path = '/' } = cookie
  const { name, httpOnly } = COOKIES[key]
  const secure = site.siteUrl.startsWith('https:')
  response.cookies.set({ name, value: '', maxAge: 0, httpOnly, secure, sameSite: 'lax', path })
}
