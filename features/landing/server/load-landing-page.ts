import 'server-only'
import { cache } from 'react'
import { serverEnv } from '#lib/config/env-server.ts'
import type { Locale } from '#lib/config/locales.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { noteUnavailable } from '#lib/server/request/unavailable.ts'
import { shortenPageLife } from '#lib/server/shorten-page-life.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { decodeFacts, type LandingFacts } from '#lib/util/landing-facts.ts'
import type { LandingAddress } from '#lib/util/landing-segments.ts'
import type { LandingRecord } from '../landing-record.ts'
import { recordFinder, type FindRecord } from './record-finder.ts'

let finder: FindRecord | undefined

const makeFinder = () => {
  const { CONTENT_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return recordFinder({ contentServiceUrl: CONTENT_SERVICE_URL, log: siteLog(LOG_LEVEL) })
}

/** The finder of this process, made on first use; what it keeps is bounded and the same for everybody. */
const currentRecordFinder = (): FindRecord => (finder ??= makeFinder())

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
