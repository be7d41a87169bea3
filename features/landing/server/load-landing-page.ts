import 'server-only'
import { cache } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { recordLoader } from '#lib/server/records/record-loader.ts'
import { recordPathOf } from '#lib/util/experiment-fact.ts'
import { decodeFacts, type LandingFacts } from '#lib/util/landing-facts.ts'
import type { RecordAddress } from '#lib/util/record-segments.ts'
import type { LandingRecord } from '../landing-record.ts'
import { asLandingRecord } from '../parse-landing-record.ts'

const loadRecord = recordLoader(asLandingRecord)

type Address = RecordAddress & { locale: Locale }

/** The record and the facts from which a landing page is made. */
export type LandingPage = { record: LandingRecord; facts: LandingFacts }

const load = async ({ facts, ...page }: Address): Promise<LandingPage | null> => {
  const known = decodeFacts(facts)
  const record =
    known && (await loadRecord({ ...page, path: recordPathOf(page.path, known.experiment) }))
  return record && { record, facts: known }
}

// By its parts: within one rendering React knows equal strings, but not equal objects.
const loadOnce = cache(async (locale: Locale, ...[path, hash, facts]: [string, string, string]) =>
  load({ locale, path, hash, facts }),
)

/**
 * Loads the record behind an internal landing address, its figures filled in, once a rendering; `null` when
 * there is no record of this hash, or the facts are none that the edge writes.
 */
export const loadLandingPage = async ({
  locale,
  path,
  hash,
  facts,
}: Address): Promise<LandingPage | null> => loadOnce(locale, path, hash, facts)
