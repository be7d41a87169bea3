import * as z from 'zod/mini'
import { isUnknownPlace, readKept } from '#features/localization/kept-localization.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'

const kept = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.optional(z.string().check(z.regex(/^[A-Z\d]{1,3}$/))),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  regime: z.string(),
})

/** Tells whether a code is that of a country. */
export const isCountry = (code: string): boolean => localizationOf(code) !== null

/** The visitor's place in `b_localization` (S2 §3); nothing where it is missing, damaged, or a stand-in. */
export const keptPlace = (
  headers: Headers,
): { country: string; province: string | null; currencyCode: string } | undefined => {
  const parsed = kept.safeParse(readKept(cookieIn(headers, 'localization')))
  if (!parsed.success || isUnknownPlace(parsed.data)) return undefined
  const { countryCode, region, currencyCode } = parsed.data
  if (!isCountry(countryCode)) return undefined
  return { country: countryCode, province: region ?? null, currencyCode }
}
