import type { NextRequest } from 'next/server'
import { hasBusinessKeyword } from '#features/destination/business-keyword.ts'
import {
  parseDestination,
  webAppPathOf,
  type ParsedDestination,
  type WireDestination,
  destinationFields,
} from '#features/destination/destination.ts'
import { savedDestination } from '#features/destination/saved-destination.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Site } from '#lib/server/site.ts'

/** The destination of a recognised visitor. */
export type OpenWish = {
  locale: Locale
  /** Undefined for the root of the web app. */
  destination: ParsedDestination | undefined
}

const START_OF_ACCOUNT = 'account'

const said = (query: URLSearchParams): WireDestination | undefined => {
  const wire = destinationFields(query)
  return wire.url || wire.t ? wire : undefined
}

/** The destination of an account-creation start: anything about a business plan opens the kit (S2 §4). */
const startOf = (destination: ParsedDestination | undefined): ParsedDestination | undefined =>
  destination && hasBusinessKeyword(webAppPathOf(destination))
    ? { kind: 'business-plan-kit' }
    : destination

/** The destination of an account-creation start that names none: the saved one (S1 §4), except a landing page, which would open the dialog again. */
export const savedStart = (
  cookies: NextRequest['cookies'],
  { templatesUrl }: Pick<Site, 'templatesUrl'>,
): ParsedDestination | undefined => {
  const saved = savedDestination(cookies.get(COOKIES.search.name)?.value)
  const destination = saved && parseDestination(saved, { templatesUrl })
  return destination?.kind === 'landing' ? undefined : startOf(destination)
}

/** Reads the destination of an opening: from the query, or else the one saved at sign-up (S2 §4, S1 §4). */
export const openWish = (request: NextRequest, site: Site): OpenWish => {
  const query = request.nextUrl.searchParams
  const language = query.get(QUERY.language)
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const asked = said(query)
  if (!asked) return { locale, destination: savedStart(request.cookies, site) }
  const destination = parseDestination(asked, site)
  const isStart = query.get(QUERY.start) === START_OF_ACCOUNT
  return { locale, destination: isStart ? startOf(destination) : destination }
}
