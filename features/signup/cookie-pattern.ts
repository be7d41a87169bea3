import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'

/** Source of a regular expression that finds, in `document.cookie`, one cookie out of each group. */
export const cookiePattern = (...groups: readonly (readonly CookieKey[])[]): string => {
  const parts = groups.map((keys) => {
    const names = keys.map((key) => COOKIES[key].name)
    return `(?=(.*; )?(${names.join('|')})=[^;])`
  })
  return `^${parts.join('')}`
}
