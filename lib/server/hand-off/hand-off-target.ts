import type { NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { HAND_OFF_QUERY, QUERY } from '#lib/config/query.ts'
import type { Destination } from '#lib/contracts/destination.ts'
import { entryPointSchema } from '#lib/contracts/sign-up.ts'
import { splitPublicPath } from '#lib/i18n/public-path.ts'
import { readDestination } from '#lib/util/destination.ts'
import { wireIn } from '#lib/util/wire-in.ts'
import type { Site } from '../site.ts'
import { readPendingHandOff } from './pending-hand-off.ts'

/** What a hand-off was asked for; bad parts are left out. */
export type HandOffTarget = {
  locale: Locale
  entryPoint?: string | undefined
  destination?: Destination | undefined
  /** Whether the cookie of a form without script said it, and has now served. */
  fromCookie: boolean
}

type Wish = Omit<HandOffTarget, 'locale'>

const SAYING = [HAND_OFF_QUERY.entryPoint, QUERY.url, QUERY.search]

const fromQuery = (query: URLSearchParams, site: Site): Wish => ({
  entryPoint: entryPointSchema.safeParse(query.get(HAND_OFF_QUERY.entryPoint)).data,
  destination: readDestination(wireIn(query), site),
  fromCookie: false,
})

const fromCookie = (request: NextRequest, site: Site): Wish => {
  const { value } = request.cookies.get(COOKIES.pendingHandOff.name) ?? {}
  const pending = readPendingHandOff(value, site)
  return { ...pending, fromCookie: pending !== undefined }
}

/** Reads where a hand-off goes: the query says it, or else the cookie of a form without script. */
export const handOffTarget = (request: NextRequest, site: Site): HandOffTarget => {
  const query = request.nextUrl.searchParams
  const isSaid = SAYING.some((field) => query.has(field))
  const wish = isSaid ? fromQuery(query, site) : fromCookie(request, site)
  const language = query.get(QUERY.language)
  if (isLocale(language)) return { ...wish, locale: language }
  const { locale } = wish.entryPoint ? splitPublicPath(wish.entryPoint) : { locale: DEFAULT_LOCALE }
  return { ...wish, locale }
}
