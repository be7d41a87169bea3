import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

type LoginTarget = {
  /** Root of the web app without trailing slash (`WEB_APP_URL`). */
  webAppUrl: string
  locale: Locale
  /** The visitor's destination; carried in the same fields as in the hand-off. */
  destination?: { url: string; t?: string | undefined } | undefined
}

/** Address of the web app's login page in one language (S1 §2 "Login link"). */
export const loginLink = ({ webAppUrl, locale, destination }: LoginTarget): string => {
  const query = new URLSearchParams({ [QUERY.language]: locale, [QUERY.library]: locale })
  if (destination) query.set(QUERY.url, destination.url)
  if (destination?.t) query.set(QUERY.search, destination.t)
  return `${webAppUrl}/account/login/?${query}`
}
