import type { ReactNode } from 'react'
import { PLACES } from '#features/destination/web-app-places.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

/** Makes words of a message the way to the affiliate desk in the web app, past its log-in: `t.rich(key, { desk: deskLink(locale) })`. */
export const deskLink = (locale: Locale) => (words: ReactNode) => {
  const query = new URLSearchParams({ [QUERY.language]: locale, [QUERY.url]: PLACES.affiliate })
  return (
    <a href={`${API_PATHS.logIn}?${query}`} className="link">
      {words}
    </a>
  )
}
