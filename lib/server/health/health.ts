import { NextResponse } from 'next/server'
import { UPSTREAMS, type UpstreamName } from '#lib/config/reference-services.ts'
import { isReachable } from '#lib/http/is-reachable.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import type { Handle } from '../answer/api-handler.ts'
import type { Site } from '../site.ts'
import { release } from './release.ts'

const LIMIT_MS = 1000

/** For so long an answer is kept: however many ask, the services are asked once, and no balancer is turned away. */
const LIFE_MS = 1000

/** True if the site calls a service: not the geo service where an edge network gives the country. */
const isCalled = (name: UpstreamName, { geoHeaders }: Site) =>
  name !== 'geo' || geoHeaders.country === undefined

const stateOf = async (name: UpstreamName, site: Site) => {
  const isUp = await isReachable(site[`${name}ServiceUrl`], LIMIT_MS)
  return [name, isUp ? 'up' : 'down'] as const
}

type State = Awaited<ReturnType<typeof stateOf>>

const recentStates = recentValues<State[]>({
  most: 2,
  lifeOf: () => LIFE_MS,
  now: () => Date.now(),
})

/**
 * `GET /api/health`: version, commit and build of the site, which of the upstream services that it calls answer
 * within a second, and whether the store does that counts for all processes (`REDIS_URL`). The status is 200 whenever the
 * site itself is up, because its prerendered pages need no service: a load balancer must not take it away for that.
 * `status` is `degraded` when one of them is down. Whether visitors may be sent here is asked at `/api/ready`.
 */
export const health: Handle = async (_request, site) => {
  const names = Object.values(UPSTREAMS).map(({ name }) => name)
  const called = names.filter((name) => isCalled(name, site))
  const addresses = called.map((name) => site[`${name}ServiceUrl`]).join(' ')
  const [limits, states] = await Promise.all([
    site.limitStore(),
    recentStates(addresses, () => Promise.all(called.map((name) => stateOf(name, site)))),
  ])
  const isDegraded = limits === 'down' || states.some(([, state]) => state === 'down')
  const stores = limits && { limits }
  const services = Object.fromEntries(states)
  return NextResponse.json(
    { status: isDegraded ? 'degraded' : 'up', ...release(), services, stores },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
