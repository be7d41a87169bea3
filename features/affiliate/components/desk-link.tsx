import type { ReactNode } from 'react'
import { logInPath } from '#features/destination/log-in-path.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Makes words of a message the way to the affiliate desk in the web app, past its log-in: `t.rich(key, { desk: deskLink(locale) })`. */
export const deskLink = (locale: Locale) => (words: ReactNode) => (
  <a href={logInPath({ locale, url: PLACES.affiliate })} className="link">
    {words}
  </a>
)
