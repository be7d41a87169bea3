import type { NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { hasBusinessKeyword } from '#lib/util/business-keyword.ts'
import {
  parseDestination,
  webAppPathOf,
  type ParsedDestination,
  type WireDestination,
} from '#lib/util/destination.ts'
import { savedDestination } from '#lib/util/saved-destination.ts'
import { wireIn } from '#lib/util/wire-in.ts'
import type { Site } from '../site.ts'

/** Where a recognised visitor wants to go. */
export type OpenWish = {
  locale: Locale
  /** None opens the root of the web app. */
  destination: ParsedDestination | undefined
}

const START_OF_ACCOUNT = 'account'

const said = (query: URLSearchParams): WireDestination | undefined => {
  const wire = wireIn(query)
  return wire.url || wire.t ? wire : undefined
}

/** An account-creation start that is about a business plan opens the kit (S2 §4). */
const startOf = (query: URLSearchParams, destination: ParsedDestination | undefined) => {
  const isAboutPlan = destination && hasBusinessKeyword(webAppPathOf(destination))
  return isAboutPlan && query.get(QUERY.start) === START_OF_ACCOUNT
    ? ({ kind: 'business-plan-kit' } as const)
    : destination
}

/** Reads where an opening goes: what the query says, or else what was saved at sign-up (S2 §4, S1 §4). */
export const openWish = (request: NextRequest, { templatesUrl }: Site): OpenWish => {
  const query = request.nextUrl.searchParams
  const language = query.get(QUERY.language)
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const asked = said(query)
  if (asked)
    return { locale, destination: startOf(query, parseDestination(asked, { templatesUrl })) }
  const saved = savedDestination(request.cookies.get(COOKIES.search.name)?.value)
  return { locale, destination: saved && parseDestination(saved, { templatesUrl }) }
}
