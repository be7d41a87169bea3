import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import type { LinkPath } from '#lib/config/routes.ts'

/** The label is a message, by its whole name; a page may have it in its own file. */
type Link = { label: string; path: LinkPath }

/** The first menu of the older header, which names the library itself (S2 §2.6). */
const OLDER = [
  { label: 'menus.links.library', path: '/docs' },
  { label: 'menus.links.pricing', path: '/pricing/plans' },
  { label: 'menus.links.support', path: '/company/support' },
  { label: 'menus.links.buyNow', path: '/pricing/plans' },
] as const satisfies readonly Link[]

/** The newer header leads to the library by a menu of its own. */
const [, ...NEWER] = OLDER

/** The second menu, which a toggle puts in the place of the first (S2 §2.6). */
const COMPANY = [
  { label: 'menus.links.about', path: '/company/about' },
  { label: 'menus.links.newsroom', path: '/company/newsroom' },
  { label: 'menus.links.sustainability', path: '/company/sustainability' },
  { label: 'menus.links.partners', path: '/company/affiliate' },
  { label: 'menus.links.contactSales', path: '/company/contact' },
] as const satisfies readonly Link[]

export type HeaderLink = (typeof OLDER | typeof COMPANY)[number]

/** True if a language has the newer header and footer: English has (S2 §2.4). */
export const hasNewerShell = (locale: Locale): boolean => locale === DEFAULT_LOCALE

/** The `aria-current` of a link on a page: `page` where it leads there, `true` where the page is part of its destination; nothing otherwise. */
export const currentOf = (link: string, here: string): 'page' | 'true' | undefined => {
  if (link === here) return 'page'
  return here.startsWith(`${link}/`) ? 'true' : undefined
}

type Menus = { primary: readonly HeaderLink[]; company: readonly HeaderLink[] }

/** The plain links of the header in a language, in their order (S2 §2.6); `isShown` tells whether a path has its page yet. */
export const headerMenus = (locale: Locale, isShown: (path: LinkPath) => boolean): Menus => {
  const shown = (links: readonly HeaderLink[]) => links.filter(({ path }) => isShown(path))
  return { primary: shown(hasNewerShell(locale) ? NEWER : OLDER), company: shown(COMPANY) }
}
