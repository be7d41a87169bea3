import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import type { LandingRecord } from '#lib/contracts/landing-record.ts'
import { asLandingRecord, parseLandingRecord } from '#lib/contracts/parse-landing-record.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { fillClaimsDeep } from '#lib/i18n/fill-claims.ts'
import { decodeFacts, type LandingFacts } from '#lib/util/landing-facts.ts'
import { readRecordFile } from './record-files.ts'

type Address = { locale: Locale; path: string; hash: string; facts: string }

/** What a landing page is made from. */
export type LandingPage = { record: LandingRecord; facts: LandingFacts }

/**
 * Loads the record behind an internal landing address, its figures filled in; `null` when there is
 * no record, the hash is not that of its content, or the facts are none that the edge writes.
 */
export const loadLandingPage = async (address: Address): Promise<LandingPage | null> => {
  const facts = decodeFacts(address.facts)
  if (!facts) return null
  const file = await readRecordFile(address)
  if (file?.hash !== address.hash) return null
  const { text, source } = file
  const claims = await loadClaims(address.locale)
  const filled = fillClaimsDeep(parseLandingRecord(text, source), { claims, source })
  return { record: asLandingRecord(filled, source), facts }
}
