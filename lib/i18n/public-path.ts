import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { pathIn, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'

/** Puts the language prefix in front of a path: none for English, `/fr/…` elsewhere (S2 §2.1). */
export const publicPath = ({ locale, path }: LocalizedPath): string => {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}/` : `/${locale}${path}`
}

/** The canonical public path of a page route in one language (S2 §2.1, §2.2). */
export const routePath = (id: PageRouteId, locale: Locale): string => {
  const prefixed = publicPath({ locale, path: pathIn(id, locale) })
  return ROUTES[id].canonicalSlash && !prefixed.endsWith('/') ? `${prefixed}/` : prefixed
}

/** A path with exactly one trailing slash, the form that "path contains /l/" rules are tested on. */
export const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
