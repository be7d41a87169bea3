import 'server-only'
import { serverEnv } from '#lib/config/env-server.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { recordFinder, type FindRecord } from './record-finder.ts'

let finder: FindRecord | undefined

const makeFinder = () => {
  const { CONTENT_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return recordFinder({ contentServiceUrl: CONTENT_SERVICE_URL, log: siteLog(LOG_LEVEL) })
}

/** The finder of this process, made on first use; what it keeps is bounded and the same for everybody. */
export const currentRecordFinder = (): FindRecord => (finder ??= makeFinder())
