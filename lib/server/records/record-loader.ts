import 'server-only'
import { serverEnv } from '#lib/config/env-server.ts'
import type { Locale } from '#lib/config/locales.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import { noteUnavailable } from '#lib/server/request/unavailable.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { recordFinder, type FindRecord, type ReadRecord } from './record-finder.ts'

type Address = { locale: Locale; path: string; hash: string }

/**
 * Makes what loads the records of one kind for their pages; one a process, whose finder is made on first use: what it keeps is
 * bounded and the same for everybody. A page with an older record in the place of its own is made again soon.
 */
export const recordLoader = <Kept extends object>(read: ReadRecord<Kept>) => {
  let finder: FindRecord<Kept> | undefined
  const makeFinder = () => {
    const { CONTENT_SERVICE_URL, LOG_LEVEL } = serverEnv()
    return recordFinder({ read, contentServiceUrl: CONTENT_SERVICE_URL, log: siteLog(LOG_LEVEL) })
  }
  return async (address: Address): Promise<Kept | null> => {
    finder ??= makeFinder()
    const found = await finder(address).catch((error: unknown) => {
      if (error instanceof UpstreamError) noteUnavailable()
      throw error
    })
    if (found?.isStandIn) await shortenPageLife()
    return found?.record ?? null
  }
}
