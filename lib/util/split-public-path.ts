import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'

export type LocalizedPath = {
  locale: Locale
  /** Path without language prefix and without trailing slash; the home is `/`. */
  path: string
}

/** Drops trailing slashes; the root stays `/`. */
const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

/** Splits a public path into its language and the path without it, on which the rules for paths are tested (S2 §2.1). */
export const splitPublicPath = (pathname: string): LocalizedPath => {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === DEFAULT_LOCALE || !isLocale(first)) {
    return { locale: DEFAULT_LOCALE, path: withoutTrailingSlash(pathname) }
  }
  return { locale: first, path: withoutTrailingSlash(`/${rest.join('/')}`) }
}
