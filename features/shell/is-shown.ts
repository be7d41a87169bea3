import { publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type LinkPath } from '#lib/config/routes.ts'

/**
 * True if a link of header or footer shows: once the registry holds its route in the language, and always in the gallery, where both are
 * seen whole before their pages come (S2 §2.6, §2.7).
 */
export const isShown = (path: LinkPath, locale: Locale): boolean =>
  PAGE_ROUTE_IDS.some((id) => ROUTES[id].path === path && ROUTES[id].locales.includes(locale)) ||
  publicEnv().GALLERY === '1'
