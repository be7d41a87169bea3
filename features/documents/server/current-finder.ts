import 'server-only'
import { publicEnv } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { documentFinder, type FindDocuments } from './document-finder.ts'

let finder: FindDocuments | undefined

const makeFinder = () => {
  const { SEARCH_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return documentFinder({
    searchServiceUrl: SEARCH_SERVICE_URL,
    thumbnailUrl: publicEnv().THUMBNAIL_URL,
    log: siteLog(LOG_LEVEL),
  })
}

/** The finder of this process, made on first use; what it keeps is bounded and the same for everybody. */
export const currentFinder = (): FindDocuments => (finder ??= makeFinder())
