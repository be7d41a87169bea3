import type { Locale } from '#lib/config/locales.ts'
import type { LinkPath, Route } from '#lib/config/routes.ts'

/** Header links in their order (S2 §2.6); each shows once the registry holds its route. */
const CANDIDATES = [
  { label: 'templates', path: '/docs' },
  { label: 'pricing', path: '/pricing/plans' },
  { label: 'about', path: '/company/about' },
  { label: 'support', path: '/company/support' },
] as const satisfies readonly { label: string; path: LinkPath }[]

type Candidate = (typeof CANDIDATES)[number]
type Listed = Pick<Route, 'path' | 'locales'>

/** The header links that exist in a language, by the routes of the registry. */
export const headerLinks = (routes: readonly Listed[], locale: Locale): Candidate[] =>
  CANDIDATES.filter(({ path }) =>
    routes.some((route) => route.path === path && route.locales.includes(locale)),
  )
