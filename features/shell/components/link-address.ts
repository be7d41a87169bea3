import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type LinkPath } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'

/** The address of a link in header or footer: the canonical address of its route, a plain one while it is awaited (S2 §2.1, §2.2). */
export const linkAddress = (path: LinkPath, locale: Locale): string => {
  const id = PAGE_ROUTE_IDS.find((one) => ROUTES[one].path === path)
  return id ? routePath(id, locale) : publicPath({ locale, path })
}
