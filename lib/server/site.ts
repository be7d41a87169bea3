import 'server-only'
import { HAND_OFF_WAIT_MS, UPSTREAM_TIMEOUT_MS } from '#lib/config/constants.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import type { Log } from '#lib/util/log.ts'
import { siteLog } from './site-log.ts'

/** What the handlers know of the site they run in. */
export type Site = {
  /** Public address without trailing slash. */
  siteUrl: string
  webAppUrl: string
  userServiceUrl: string
  accountServiceUrl: string
  trustedProxyHops: number
  /** Milliseconds for all upstream calls of one request together. */
  upstreamBudgetMs: number
  /** Milliseconds that a visitor without script waits for the web app (S1 §4). */
  handOffWaitMs: number
  log: Log
}

/** The site of this process, read when a request comes so that a build needs no variable. */
export const currentSite = (): Site => {
  const { SITE_URL, WEB_APP_URL } = publicEnv()
  const { USER_SERVICE_URL, ACCOUNT_SERVICE_URL, TRUSTED_PROXY_HOPS, LOG_LEVEL } = serverEnv()
  return {
    siteUrl: SITE_URL,
    webAppUrl: WEB_APP_URL,
    userServiceUrl: USER_SERVICE_URL,
    accountServiceUrl: ACCOUNT_SERVICE_URL,
    trustedProxyHops: TRUSTED_PROXY_HOPS,
    upstreamBudgetMs: UPSTREAM_TIMEOUT_MS,
    handOffWaitMs: HAND_OFF_WAIT_MS,
    log: siteLog(LOG_LEVEL),
  }
}
