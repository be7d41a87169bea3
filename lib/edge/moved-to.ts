import type { Locale } from '#lib/config/locales.ts'
import { MOVED_PAGES } from '#lib/config/moved-pages.ts'
import { routePath } from '#lib/i18n/public-path.ts'

type OldPage = {
  locale: Locale
  /** Public path without language prefix and trailing slash. */
  path: string
}

/** The public path of the page that an older address leads to, in the same language; `undefined` where it is none. */
export const movedTo = ({ locale, path }: OldPage): string | undefined => {
  const page = MOVED_PAGES.get(path)
  return page && routePath(page, locale)
}
