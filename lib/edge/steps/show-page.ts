import { NextResponse } from 'next/server'
import { LIVE_PAGE_LIFE_S } from '#lib/config/constants.ts'
import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import { internalPath } from '../internal-path.ts'
import type { Step, Visit } from '../visit.ts'

/** Tells whether a visit leads to a page; known once route and record are. */
export const hasPage = ({ route, locale, landing }: Visit): boolean => {
  if (route === null) return false
  return isLandingRoute(route) ? landing !== null : ROUTES[route].locales.includes(locale)
}

/** Shared caches ask again soon: a page that is published without a build is taken back without one. */
const KEPT_SHORTLY = { headers: { 'Cache-Control': `s-maxage=${LIVE_PAGE_LIFE_S}` } }

/** Rewrites to the prerendered page of the visit, where there is one. */
export const showPage: Step = (visit) => {
  if (!hasPage(visit)) return visit
  const { origin, search } = visit.url
  return NextResponse.rewrite(
    `${origin}${internalPath(visit)}${search}`,
    visit.landing?.mayChange ? KEPT_SHORTLY : undefined,
  )
}
