import { isSustainability } from '#lib/config/contexts.ts'
import { isLocale } from '#lib/config/locales.ts'
import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'

type Parent = { params: { locale: string } }

/** What a page is rendered for besides its language: pages on sustainability have a context of their own (S2 §4). */
const contextOf = (route: PageRouteId) =>
  isSustainability(ROUTES[route].path) ? { context: 'sustainability' } : {}

/** The `generateStaticParams` of a page: it is made in the languages that its row has, and in no other (S2 §2.1). */
export const staticParamsOf =
  (route: PageRouteId) =>
  ({ params: { locale } }: Parent): object[] =>
    isLocale(locale) && ROUTES[route].locales.includes(locale) ? [contextOf(route)] : []
