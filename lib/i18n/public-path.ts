import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'

type LocalizedPath = {
  locale: Locale
  /** Path without language prefix and without trailing slash; the home is `/`. */
  path: string
}

/** Drops trailing slashes; the root stays `/`. */
const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

/** Splits a public path into its language and the path that rules on paths are tested on (S2 §2.1). */
export const splitPublicPath = (pathname: string): LocalizedPath => {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === DEFAULT_LOCALE || !isLocale(first)) {
    return { locale: DEFAULT_LOCALE, path: withoutTrailingSlash(pathname) }
  }
  return { locale: first, path: withoutTrailingSlash(`/${rest.join('/')}`) }
}

/** Puts the language prefix in front of a path: none for English, `/fr/…` elsewhere (S2 §2.1). */
export const publicPath = ({ locale, path }: LocalizedPath): string => {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}/` : `/${locale}${path}`
}

/** The canonical public path of a page route in one language (S2 §2.1, §2.2). */
export const routePath = (id: PageRouteId, locale: Locale): string => {
  const { path, canonicalSlash } = ROUTES[id]
  const prefixed = publicPath({ locale, path })
  return canonicalSlash && !prefixed.endsWith('/') ? `${prefixed}/` : prefixed
}

/** A path with exactly one trailing slash, the form that "path contains /l/" rules are tested on. */
export const withTrailingSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`)
