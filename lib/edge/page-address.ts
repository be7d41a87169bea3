import type { Locale } from '#lib/config/locales.ts'
import { MOVED_PAGES } from '#lib/config/moved-pages.ts'
import { isRecordRoute, ROUTES } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'
import { routeOfPath } from './route-of-path.ts'

/** Finds the record of a page, whose time it is. */
export type Records = { findRecord: (locale: Locale, path: string) => unknown }

/** The public path of the page that a path leads to; `undefined` where it is none, or one that affiliates' links lead to as they are. */
export const pageAddress = (place: LocalizedPath, { findRecord }: Records): string | undefined => {
  const { locale, path } = place
  const moved = MOVED_PAGES.get(path)
  if (moved) return routePath(moved, locale)
  const route = routeOfPath(path)
  if (route === null) return undefined
  if (isRecordRoute(route)) return findRecord(locale, path) ? publicPath(place) : undefined
  const { layout, locales } = ROUTES[route]
  if (layout === 'affiliateStore') return undefined
  return locales.includes(locale) ? routePath(route, locale) : undefined
}
