import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

/** The way to a place of the web app past its log-in, by a handler of the site: whoever is signed in there comes to it at once. */
export const logInPath = ({ locale, url }: { locale: Locale; url: string }): string =>
  `${API_PATHS.logIn}?${new URLSearchParams({ [QUERY.language]: locale, [QUERY.url]: url })}`
