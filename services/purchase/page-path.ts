import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'

/** The public path of a page below the home, in a language (S2 §2.1). */
export const pagePath = ({ locale, path }: LocalizedPath): string =>
  locale === DEFAULT_LOCALE ? path : `/${locale}${path}`
