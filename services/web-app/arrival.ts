import * as z from 'zod/mini'
import { destinationSchema } from '#features/destination/destination-contract.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import type { PageLanguages } from '../http/web-app-path.ts'

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
