import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import { decoded } from '#lib/util/decoded.ts'

/** The value of a cookie of the table in the headers of a request; the first one of its name counts. */
export const cookieIn = (headers: Headers, key: CookieKey): string | undefined => {
  const start = `${COOKIES[key].name}=`
  const pairs = headers.get('cookie')?.split('; ') ?? []
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  return value === undefined ? undefined : (decoded(value) ?? undefined)
}
