import { NextResponse } from 'next/server'
import { RETRY_AFTER_OUTAGE_S } from '#lib/config/constants.ts'
import { isLandingRoute } from '#lib/config/routes.ts'
import { encodeLocales } from '#lib/util/locale-list.ts'
import { areLiveRecordsUnknown } from '../landing-index.ts'
import { localesOfPath } from '../locales-of-path.ts'
import type { Step } from '../visit.ts'

/** Never stored by a shared cache: the address may hold a page tomorrow. */
const MISSING = { status: 404, headers: { 'Cache-Control': 'no-store' } }

/** After a start without the content service nobody knows what is live: a search engine must not drop the page. */
const UNKNOWN = {
  status: 503,
  headers: { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_OUTAGE_S) },
}

/**
 * Answers 404 with a prerendered page of the visit's language (S2 §2.5); a page that exists in
 * other languages only gets the 404 page that offers those.
 */
export const showNotFound: Step = ({ locale, path, url, route }) => {
  const locales = localesOfPath(path)
  const page = locales.length > 0 ? `elsewhere/${encodeLocales(locales)}${path}` : 'not-found'
  const target = new URL(`/${locale}/standard/${page}`, url)
  const isUnknown = route !== null && isLandingRoute(route) && areLiveRecordsUnknown()
  return NextResponse.rewrite(target, isUnknown ? UNKNOWN : MISSING)
}
