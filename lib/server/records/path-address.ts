import type { Locale } from '#lib/config/locales.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { pageAt } from '#lib/records/target-page.ts'

/** The public address of the page that a record leads to. */
export const pathAddress = (path: string, locale: Locale): string => {
  const page = pageAt({ path, locales: [locale] })
  return page === null ? publicPath({ locale, path }) : routePath(page, locale)
}
