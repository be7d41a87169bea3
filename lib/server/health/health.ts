import { NextResponse } from 'next/server'
import { UPSTREAMS, type UpstreamName } from '#lib/config/reference-services.ts'
import { VERSION } from '#lib/config/version.ts'
import { isReachable } from '#lib/http/is-reachable.ts'
import type { Handle } from '../answer/api-handler.ts'
import { requireRoom } from '../request/require-room.ts'
import type { Site } from '../site.ts'

const LIMIT_MS = 1000

/** Where an edge network tells countries, nobody asks the geo service. */
const isCalled = (name: UpstreamName, { geoHeaders }: Site) =>
  name !== 'geo' || geoHeaders.country === undefined

const stateOf = async (name: UpstreamName, site: Site) => {
  const isUp = await isReachable(site[`${name}ServiceUrl`], LIMIT_MS)
  return [name, isUp ? 'up' : 'down'] as const
}

/**
 * `GET /api/health`: version of the site, and which of the upstream services that it calls answer within a
 * second. The status is 200 whenever the site itself is up, because its prerendered pages need no service: a
 * load balancer must not take it away for that. `status` is `degraded` when a service is down.
 */
export const health: Handle = async (request, site) => {
  await requireRoom('health', { headers: request.headers, site })
  const names = Object.values(UPSTREAMS).map(({ name }) => name)
  const called = names.filter((name) => isCalled(name, site))
  const states = await Promise.all(called.map((name) => stateOf(name, site)))
  const status = states.some(([, state]) => state === 'down') ? 'degraded' : 'up'
  return NextResponse.json(
    { status, version: VERSION, services: Object.fromEntries(states) },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
