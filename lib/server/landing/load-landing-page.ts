import 'server-only'
import { cache } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { LandingRecord } from '#lib/contracts/landing-record.ts'
import { asLandingRecord, readRecordJson } from '#lib/contracts/parse-landing-record.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { fillClaimsDeep } from '#lib/util/fill-claims.ts'
import { decodeFacts, type LandingFacts } from '#lib/util/landing-facts.ts'
import { readRecordFile } from './record-files.ts'

type Address = { locale: Locale; path: string; hash: string; facts: string }

/** What a landing page is made from. */
export type LandingPage = { record: LandingRecord; facts: LandingFacts }

const load = async ({ locale, path, hash, facts }: Address): Promise<LandingPage | null> => {
  const known = decodeFacts(facts)
  if (!known) return null
  const file = await readRecordFile({ locale, path })
  if (file?.hash !== hash) return null
  const { text, source } = file
  const claims = await loadClaims(locale)
  const filled = fillClaimsDeep(readRecordJson(text, source), { claims, source })
  return { record: asLandingRecord(filled, source), facts: known }
}

// By its parts: within one rendering React knows equal strings, but not equal objects.
const loadOnce = cache(async (locale: Locale, ...[path, hash, facts]: [string, string, string]) =>
  load({ locale, path, hash, facts }),
)

/**
 * Loads the record behind an internal landing address, its figures filled in, once a rendering; `null` when
 * there is no record, the hash is not that of its content, or the facts are none that the edge writes.
 */
export const loadLandingPage = async ({
  locale,
  path,
  hash,
  facts,
}: Address): Promise<LandingPage | null> => loadOnce(locale, path, hash, facts)
