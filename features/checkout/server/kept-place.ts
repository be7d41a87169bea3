import * as z from 'zod/mini'
import { UNKNOWN_LOCALIZATION } from '#features/localization/kept-localization.ts'
import { localizationOf } from '#features/localization/localization-of.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { parseJson } from '#lib/util/parse-json.ts'

const kept = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region: z.optional(z.string().check(z.regex(/^[A-Z\d]{1,3}$/))),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  regime: z.string(),
  isFallback: z.optional(z.boolean()),
})

type Kept = z.infer<typeof kept>

/** The record that stands in where nobody knows the country: the United States under a rule that does not hold there. */
const standsIn = ({ countryCode, regime, isFallback }: Kept): boolean =>
  isFallback === true ||
  (countryCode === UNKNOWN_LOCALIZATION.countryCode && regime === UNKNOWN_LOCALIZATION.regime)

/** Tells whether a code is that of a country. */
export const isCountry = (code: string): boolean => localizationOf(code) !== null

/** The visitor's place in `b_localization` (S2 §3); nothing where it is missing, damaged, or a stand-in. */
export const keptPlace = (
  headers: Headers,
): { country: string; province: string | null; currencyCode: string } | undefined => {
  const parsed = kept.safeParse(parseJson(cookieIn(headers, 'localization') ?? ''))
  if (!parsed.success || standsIn(parsed.data)) return undefined
  const { countryCode, region, currencyCode } = parsed.data
  if (!isCountry(countryCode)) return undefined
  return { country: countryCode, province: region ?? null, currencyCode }
}
