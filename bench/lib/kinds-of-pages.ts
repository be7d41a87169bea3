import type { Locale } from '#lib/config/locales.ts'
import type { RouteId } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { sitePages } from '../../scripts/browser/site-pages.ts'

/** Routes whose pages are built alike are one kind: the legal pages, and the families of landing pages beside these. */
const KINDS: readonly RouteId[] = [
  'home',
  'terms',
  'affiliateStart',
  'affiliatePlans',
  'feedback',
  'docsLanding',
  'docsExperiment',
  'shortLanding',
]

const kindOf = (path: string) => routeOfPath(splitPublicPath(path).path.replace(/(.)\/$/, '$1'))

/** A page of each kind, in each of the languages that has one. */
export const kindsOfPages = async (locales: readonly Locale[]) => {
  const pages = await sitePages()
  return KINDS.flatMap((kind) =>
    locales.flatMap((locale) => {
      const page = pages.find((each) => each.locale === locale && kindOf(each.path) === kind)
      return page ? [page] : []
    }),
  )
}
