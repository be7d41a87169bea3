import 'server-only'
import { serverEnv } from '#lib/config/env-server.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { siteLiveIndex } from './site-live-index.ts'

const open = () => {
  const { CONTENT_SERVICE_URL, LOG_LEVEL } = serverEnv()
  return siteLiveIndex({
    contentServiceUrl: CONTENT_SERVICE_URL,
    log: siteLog(LOG_LEVEL),
    now: Date.now,
  })
}

let opened: ReturnType<typeof open> | undefined

/** The live records as this process knows them, for all that is made in it: asked for when somebody first needs them. */
export const knownRecords = () => {
  opened ??= open()
  return opened
}
