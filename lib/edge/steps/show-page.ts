import { NextResponse } from 'next/server'
import { LIVE_PAGE_LIFE_S } from '#lib/config/constants.ts'
import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import { encodeFacts } from '#lib/util/landing-facts.ts'
import { landingSegments } from '#lib/util/landing-segments.ts'
import type { Step, Visit } from '../visit.ts'

/** Where the prerendered page of a visit stands in the route tree; no visitor sees these paths. */
const internalPath = ({ locale, context, path, landing, facts }: Visit): string => {
  const root = `/${locale}/${context}`
  if (!landing) return path === '/' ? root : root + path
  const address = { hash: landing.hash, facts: encodeFacts(facts), path }
  return `${root}/landing/${landingSegments(address).join('/')}`
}

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
