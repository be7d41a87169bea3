import type { Locale } from '#lib/config/locales.ts'
import type { LandingRecord } from '#lib/contracts/landing-record.ts'
import { asLandingRecord, readRecordJson } from '#lib/contracts/parse-landing-record.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { fillClaimsDeep } from '#lib/util/fill-claims.ts'

type File = { locale: Locale; text: string; source: string }

/** Reads a record with its figures filled in; throws a `LandingRecordError` or an `UnknownClaimError`. */
export const fillRecord = async ({ locale, text, source }: File): Promise<LandingRecord> => {
  const claims = await loadClaims(locale)
  const filled = fillClaimsDeep(readRecordJson(text, source), { claims, source })
  return asLandingRecord(filled, source)
}
