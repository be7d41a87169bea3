import 'server-only'
import { publicEnv } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { isBuilding } from '#lib/next/phase.ts'
import { siteLog } from '#lib/server/site-log.ts'
import type { Log } from '#lib/util/log.ts'

/** Milliseconds for which a page or a visitor waits for related documents, all questions together. */
const DOCUMENTS_WAIT_MS = 1000

type Settings = {
  log: Log
  /** Milliseconds that a question may take. */
  waitMs?: number
  now?: () => number
}

/** The settings of what finds documents by the search service. */
export type FinderSettings = Settings & {
  searchServiceUrl: string
  thumbnailUrl: string | undefined
}

/** The settings of this process. */
export const finderSettings = (): FinderSettings => {
  const { SEARCH_SERVICE_URL: searchServiceUrl, LOG_LEVEL } = serverEnv()
  return { searchServiceUrl, thumbnailUrl: publicEnv().THUMBNAIL_URL, log: siteLog(LOG_LEVEL) }
}

/** Milliseconds for which a service that does not answer is left alone, so that a build waits for it once. */
export const REST_MS = 5000

const OUT_OF_REACH = new Set(['unreachable', 'slow'])

/** Nobody waits for a page that is built, and one on which something stands in would have to be made again. */
const BUILD_WAIT_MS = 5000

const usualWait = () => (isBuilding() ? BUILD_WAIT_MS : DOCUMENTS_WAIT_MS)

/**
 * Asks the search service, no longer than a second for a visitor; `null` for every failure of it, with one line in the
 * log. One that is out of reach is left alone for a while.
 */
export const searchGuard = ({ log, waitMs = usualWait(), now = Date.now }: Settings) => {
  let restsUntil = 0
  return async <Found>(ask: (signal: AbortSignal) => Promise<Found>): Promise<Found | null> => {
    if (now() < restsUntil) return null
    try {
      return await ask(AbortSignal.timeout(waitMs))
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      // Questions that were on their way together fail together: one line is enough.
      if (now() >= restsUntil) logUpstream(log, error)
      if (OUT_OF_REACH.has(error.failure.fault)) restsUntil = now() + REST_MS
      return null
    }
  }
}
