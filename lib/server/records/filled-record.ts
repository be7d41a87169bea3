import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { readRecordJson } from '#lib/records/parse-record.ts'
import { fillClaimsDeep } from '#lib/util/fill-claims.ts'

type File = { locale: Locale; text: string; source: string }

/** Checks a value as a record of one kind; throws a `RecordError`. */
export type ReadRecord<Kept> = (value: unknown, source: string) => Kept

/** Makes a reader of record files that fills figures in; it throws a `RecordError` or an `UnknownClaimError`. */
export const filledBy =
  <Kept>(read: ReadRecord<Kept>) =>
  async ({ locale, text, source }: File): Promise<Kept> => {
    const claims = await loadClaims(locale)
    return read(fillClaimsDeep(readRecordJson(text, source), { claims, source }), source)
  }
