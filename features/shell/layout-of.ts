import { LAYOUTS, type Layout, type LayoutName } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, type RouteId } from '#lib/config/routes.ts'

/** The layout of a route in a language: its own where the language has it, else the default one (S2 §2.4). */
export const layoutOf = (id: RouteId, locale: Locale): LayoutName => {
  const { layout } = ROUTES[id]
  const { locales }: Layout = LAYOUTS[layout]
  return locales.includes(locale) ? layout : 'default'
}
