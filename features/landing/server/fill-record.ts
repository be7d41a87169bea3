import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { fillClaimsDeep } from '../fill-claims.ts'
import type { LandingRecord } from '../landing-record.ts'
import { asLandingRecord, readRecordJson } from '../parse-landing-record.ts'

type File = { locale: Locale; text: string; source: string }

/** Reads a record with its figures filled in; throws a `LandingRecordError` or an `UnknownClaimError`. */
export const fillRecord = async ({ locale, text, source }: File): Promise<LandingRecord> => {
  const claims = await loadClaims(locale)
  const filled = fillClaimsDeep(readRecordJson(text, source), { claims, source })
  return asLandingRecord(filled, source)
}
