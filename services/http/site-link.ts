import { API_PATHS } from '#lib/config/api-paths.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'

type Reader = { siteUrl: string; locale: Locale }

/** The address of a page of the site in one language; in English where the page lacks that. */
export const siteLink = (id: PageRouteId, { siteUrl, locale }: Reader): string => {
  const { path, locales, canonicalSlash } = ROUTES[id]
  const prefix = locale === DEFAULT_LOCALE || !locales.includes(locale) ? '' : `/${locale}`
  return `${siteUrl}${prefix}${path}${canonicalSlash ? '/' : ''}`
}

/** The way into the web app by the site, which knows where that is. */
export const logInLink = ({ siteUrl, locale }: Reader): string =>
  `${siteUrl}${API_PATHS.logIn}?${new URLSearchParams({ [QUERY.language]: locale })}`

/** The public path of a page below the home, in a language (S2 §2.1). */
export const pagePath = ({ locale, path }: LocalizedPath): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path}`
