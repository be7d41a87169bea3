import { NextResponse } from 'next/server'
import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import { internalPath } from '../internal-path.ts'
import type { Step, Visit } from '../visit.ts'

const hasPage = ({ route, locale, landing }: Visit): boolean => {
  if (route === null) return false
  return isLandingRoute(route) ? landing !== null : ROUTES[route].locales.includes(locale)
}

/** Rewrites to the prerendered page of the visit, where there is one. */
export const showPage: Step = (visit) => {
  if (!hasPage(visit)) return visit
  const { origin, search } = visit.url
  return NextResponse.rewrite(`${origin}${internalPath(visit)}${search}`)
}
