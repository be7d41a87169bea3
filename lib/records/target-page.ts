import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, pathIn, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { recordFamily } from '#lib/util/record-family.ts'

type Target = {
  /** Public path without language. */
  path: string
  locales: readonly Locale[]
}

/** The page of the registry that stands at a path in at least one of some languages; `null` where there is none, or a record's alone. */
export const pageAt = ({ path, locales }: Target): PageRouteId | null =>
  PAGE_ROUTE_IDS.find((id) =>
    locales.some((locale) => ROUTES[id].locales.includes(locale) && pathIn(id, locale) === path),
  ) ?? null

/** Why no record may lead to a path; `undefined` where one may. Whether a record stands at the address of one is asked when it is followed. */
export const targetFault = (target: Target): string | undefined => {
  const route = pageAt(target)
  if (route === null) {
    return recordFamily(target.path) === null
      ? `is no page of the site in ${target.locales.join(', ')}: open the page in a browser and copy its path`
      : undefined
  }
  const { robots, layout } = ROUTES[route]
  return robots === 'noindex' || layout === 'affiliateStore'
    ? 'is a page that visitors reach in one way only: lead to one that the menus show'
    : undefined
}
