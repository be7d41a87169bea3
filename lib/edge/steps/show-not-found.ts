import { NextResponse } from 'next/server'
import { RETRY_AFTER_OUTAGE_S } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES, isRecordRoute } from '#lib/config/routes.ts'
import { encodeLocales } from '#lib/util/locale-list.ts'
import { routeOfPath } from '../route-of-path.ts'
import type { Step } from '../visit.ts'

/** The content of the list of landing pages. */
type Landings = {
  /** The languages in which a path (without language and trailing slash) has a landing page. */
  landingLocales: (path: string) => readonly Locale[]
  areLiveRecordsUnknown: () => boolean
}

/** Never stored by a shared cache: the address may hold a page tomorrow. */
const MISSING = { status: 404, headers: { 'Cache-Control': 'no-store' } }

/** After a start without the content service nobody knows what is live: a search engine must not drop the page. */
const UNKNOWN = {
  status: 503,
  headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_OUTAGE_S) },
}

/** The languages in which a path (without language and trailing slash) has a page. */
const localesOfPath = (path: string, { landingLocales }: Landings): readonly Locale[] => {
  const route = routeOfPath(path)
  if (route === null) return []
  return isRecordRoute(route) ? landingLocales(path) : ROUTES[route].locales
}

/**
 * Answers 404 with a prerendered page of the visit's language (S2 §2.5); a page that exists in
 * other languages only gets the 404 page that offers those.
 */
export const showNotFound =
  (landings: Landings): Step =>
  ({ locale, path, url, route }) => {
    const locales = localesOfPath(path, landings)
    const page = locales.length > 0 ? `elsewhere/${encodeLocales(locales)}${path}` : 'not-found'
    const target = new URL(`/${locale}/standard/${page}`, url)
    const isUnknown = route !== null && isRecordRoute(route) && landings.areLiveRecordsUnknown()
    return NextResponse.rewrite(target, isUnknown ? UNKNOWN : MISSING)
  }
