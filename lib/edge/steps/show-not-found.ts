import { NextResponse } from 'next/server'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, isLandingRoute } from '#lib/config/routes.ts'
import { landingLocales } from '../landing-index.ts'
import type { Step, Visit } from '../visit.ts'

const localesOf = ({ route, path }: Visit): readonly Locale[] => {
  if (route === null) return []
  return isLandingRoute(route) ? landingLocales(path) : ROUTES[route].locales
}

/**
 * Answers 404 with a prerendered page of the visit's language (S2 §2.5); a page that exists in
 * other languages only gets the 404 page that offers those.
 */
export const showNotFound: Step = (visit) => {
  const { locale, path, request } = visit
  const page = localesOf(visit).length > 0 ? `elsewhere${path}` : 'not-found'
  const target = new URL(`/${locale}/standard/${page}`, request.url)
  // Never stored by a shared cache: the address may hold a page tomorrow.
  return NextResponse.rewrite(target, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
