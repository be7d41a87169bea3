import 'server-only'
import { cache } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { noteUnavailable } from '#lib/server/request/unavailable.ts'
import { shortenPageLife } from '#lib/server/shorten-page-life.ts'
import { decodeFacts, type LandingFacts } from '#lib/util/landing-facts.ts'
import type { LandingAddress } from '#lib/util/landing-segments.ts'
import type { LandingRecord } from '../landing-record.ts'
import { currentRecordFinder } from './current-record-finder.ts'

type Address = LandingAddress & { locale: Locale }

/** What a landing page is made from. */
export type LandingPage = { record: LandingRecord; facts: LandingFacts }

const load = async ({ facts, ...page }: Address): Promise<LandingPage | null> => {
  const known = decodeFacts(facts)
  if (!known) return null
  const found = await currentRecordFinder()(page).catch((error: unknown) => {
    if (error instanceof UpstreamError) noteUnavailable()
    throw error
  })
  if (found?.isStandIn) await shortenPageLife()
  return found && { record: found.record, facts: known }
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
