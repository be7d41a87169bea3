import { NextResponse } from 'next/server'
import { VERSION } from '#lib/config/version.ts'
import { isReachable } from '#lib/http/is-reachable.ts'
import type { Handle } from '../answer/api-handler.ts'

const LIMIT_MS = 1000

const stateOf = async (url: string) => ((await isReachable(url, LIMIT_MS)) ? 'up' : 'down')

/**
 * `GET /api/health`: version of the site, and which upstream services answer within a second. The status is
 * 200 whenever the site itself is up, because its prerendered pages need no service: a load balancer must
 * not take it away for that. `status` is `degraded` when a service is down.
 */
export const health: Handle = async (_request, site) => {
  const [user, account, search] = await Promise.all([
    stateOf(site.userServiceUrl),
    stateOf(site.accountServiceUrl),
    stateOf(site.searchServiceUrl),
  ])
  const services = { user, account, search }
  const status = Object.values(services).includes('down') ? 'degraded' : 'up'
  return NextResponse.json(
    { status, version: VERSION, services },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
