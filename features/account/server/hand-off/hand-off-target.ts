import type { NextRequest } from 'next/server'
import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination, destinationFields } from '#features/destination/destination.ts'
import { ARRIVAL_ID } from '#lib/config/api-paths.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Site } from '#lib/server/site.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { readPendingHandOff, type PendingHandOff } from '../../pending-hand-off.ts'
import { signInToken } from '../../sign-in-token.ts'

/** The target of a hand-off as it was requested; bad parts are left out. */
export type HandOffTarget = {
  locale: Locale
  entryPoint?: string | undefined
  destination?: Destination | undefined
  /** The visitor's entry in the cookie of a sign-up, or of a try that failed. */
  pending: PendingHandOff | undefined
  /** The sign-in that it leads on with: the arrival's own, else the browser's. */
  ssojwt: string | undefined
  /** The sign-up of the browser that arrives, where its cookie came along. */
  arrival?: string | undefined
  /** The source of the destination; `nobody` is no arrival. */
  saidBy: 'query' | 'cookie' | 'nobody'
}

/** The arrival that a path below the hand-off names. */
const arrivalIn = (path: string): string | undefined => {
  const id = path.split('/').at(-1) ?? ''
  return ARRIVAL_ID.test(id) ? id : undefined
}

/**
 * The arrival that the page before names, a page of ours that waits and is prerendered: its address says what its links cannot.
 * Nothing where the request is below that arrival already.
 */
export const arrivalOfPage = ({ headers, nextUrl }: NextRequest): string | undefined => {
  if (arrivalIn(nextUrl.pathname)) return undefined
  const page = URL.parse(headers.get('referer') ?? '')
  const named = page?.searchParams.get(QUERY.arrival) ?? ''
  return ARRIVAL_ID.test(named) ? named : undefined
}

const SAYING = [HAND_OFF_QUERY.entryPoint, QUERY.url, QUERY.search]

const fromQuery = (query: URLSearchParams, site: Site) => ({
  entryPoint: entryPointSchema.safeParse(query.get(HAND_OFF_QUERY.entryPoint)).data,
  destination: readDestination(destinationFields(query), site),
})

const localeOf = (query: URLSearchParams, entryPoint: string | undefined): Locale => {
  const language = query.get(QUERY.language)
  if (isLocale(language)) return language
  return entryPoint ? splitPublicPath(entryPoint).locale : DEFAULT_LOCALE
}

/** Reads where a hand-off goes: the query says it, or else the cookie of a sign-up or of a way that failed. */
export const handOffTarget = (request: NextRequest, site: Site): HandOffTarget => {
  const query = request.nextUrl.searchParams
  const own = readPendingHandOff(request.cookies.get(COOKIES.arrival.name)?.value, site)
  const last = readPendingHandOff(request.cookies.get(COOKIES.pendingHandOff.name)?.value, site)
  const pending = own ?? last
  const isSaid = SAYING.some((field) => query.has(field))
  const { entryPoint, destination } = isSaid ? fromQuery(query, site) : { ...pending }
  const cookieOrNobody = pending ? 'cookie' : 'nobody'
  return {
    locale: localeOf(query, entryPoint),
    entryPoint,
    destination,
    pending,
    ssojwt: pending?.account?.ssojwt ?? signInToken(request),
    arrival: own && arrivalIn(request.nextUrl.pathname),
    saidBy: isSaid ? 'query' : cookieOrNobody,
  }
}
