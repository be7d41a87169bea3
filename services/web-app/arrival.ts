import * as z from 'zod/mini'
import { destinationSchema } from '#features/destination/destination-contract.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { DEPARTMENTS, type Department } from '#lib/config/template-kinds.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { type PageLanguages, placeLink, WEB_APP_PATH } from '../http/web-app-path.ts'

/** A place inside the web app (S2 §2.2 "Template links"). */
export type Place =
  | { kind: 'document'; slug: string }
  | { kind: 'search'; text: string }
  | { kind: 'kit' }
  | { kind: 'folder'; department: Department }
  | { kind: 'library'; library: Locale }

/** A page of the account or of the affiliate desk, which the arrival page would only stand in front of. */
const ROOMS = /^(?:account|affiliate)(?:\/[a-z-]+)*\/?$/

/** True if a destination is a page of the account or of the affiliate desk. */
export const isRoom = ({ url }: Pick<Arrival, 'url'>): boolean =>
  url !== undefined && ROOMS.test(url)

/** The destination of a signed-in visitor: such a page directly, or the arrival page. */
export const wayOn = (arrival: Arrival): string => {
  const { url = '', locale, library } = arrival
  return isRoom(arrival)
    ? placeLink(`${url.replace(/\/$/, '')}/`, { locale, library })
    : `${WEB_APP_PATH}/?${arrivalQuery(arrival)}`
}

/** The department that a folder's name stands for, if any. */
export const departmentOf = (name: string): Department | undefined =>
  DEPARTMENTS.find((department) => department === name)

const isAt = (url: string, place: string) => `${url}/` === place || url === place

/** The destination of a hand-off; undefined for a place that the web app does not have. */
export const placeOf = ({ url = '', search, library }: Arrival): Place | undefined => {
  if (url === '') return { kind: 'library', library }
  if (url.startsWith(PLACES.documents)) {
    return { kind: 'document', slug: url.slice(PLACES.documents.length).replace(/\/$/, '') }
  }
  if (isAt(url, PLACES.kit)) return { kind: 'kit' }
  if (isAt(url, PLACES.search)) return { kind: 'search', text: search ?? '' }
  const folder = url.replace(/\/$/, '')
  if (isLocale(folder)) return { kind: 'library', library: folder }
  const department = departmentOf(folder)
  return department && { kind: 'folder', department }
}

/** The query of the hand-off besides the token and the e-mail address (S1 §7); a bad value counts as none. */
export type Arrival = {
  locale: Locale
  library: Locale
  url: string | undefined
  search: string | undefined
  entryPoint: string | undefined
  affiliateTransaction: string | undefined
}

type Query = Record<string, string>

const affiliateTransactionSchema = z.string().check(z.regex(/^[\w-]{1,128}$/))

const accepted = (schema: z.core.$ZodType<string | undefined>, value: string | undefined) =>
  z.safeParse(schema, value).data

const localeOr = (fallback: Locale, value: string | undefined): Locale =>
  isLocale(value) ? value : fallback

/** Reads the hand-off query; English where the language is none of ours. */
export const parseArrival = (query: Query): Arrival => {
  const locale = localeOr(DEFAULT_LOCALE, query[QUERY.language])
  return {
    locale,
    library: localeOr(locale, query[QUERY.library]),
    url: accepted(destinationSchema.shape.url, query[QUERY.url]),
    search: accepted(destinationSchema.shape.t, query[QUERY.search]),
    entryPoint: accepted(entryPointSchema, query[HAND_OFF_QUERY.entryPoint]),
    affiliateTransaction: accepted(
      affiliateTransactionSchema,
      query[HAND_OFF_QUERY.affiliateTransaction],
    ),
  }
}

/** The same facts as a query without token and e-mail address, fit for an address bar. */
export const arrivalQuery = (arrival: PageLanguages & Partial<Arrival>): string =>
  new URLSearchParams({
    [QUERY.language]: arrival.locale,
    [QUERY.library]: arrival.library,
    ...(arrival.url && { [QUERY.url]: arrival.url }),
    ...(arrival.search && { [QUERY.search]: arrival.search }),
    ...(arrival.entryPoint && { [HAND_OFF_QUERY.entryPoint]: arrival.entryPoint }),
    ...(arrival.affiliateTransaction && {
      [HAND_OFF_QUERY.affiliateTransaction]: arrival.affiliateTransaction,
    }),
  }).toString()
