import { access } from 'node:fs/promises'
import path from 'node:path'
import { AxiosError, isAxiosError } from 'axios'
import { NextResponse } from 'next/server'
import { serverEnv } from '#lib/config/env-server.ts'
import { UPSTREAMS, type UpstreamName } from '#lib/config/reference-services.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import { httpClient } from '../../http/http-client.ts'
import type { Handle } from '../answer/api-handler.ts'
import type { Site } from '../site.ts'
import { release } from './release.ts'

const isThere = async (file: string): Promise<boolean> => {
  try {
    await access(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** The pages that this process serves; `npm run dev` makes them as it goes. */
const hasPages = (): boolean | Promise<boolean> => {
  const { BUILD_FOLDER } = serverEnv()
  if (!BUILD_FOLDER) return true
  return isThere(path.join(/*turbopackIgnore: true*/ process.cwd(), BUILD_FOLDER, 'BUILD_ID'))
}

/**
 * `GET /api/ready`: 200 as soon as visitors may be sent here, 503 when they may not: the files of the build are gone.
 * No service is asked: the pages need none, and one that is away is away for every process (`/api/health` says so).
 */
export const ready: Handle = async () => {
  const isReady = await hasPages()
  return NextResponse.json(
    { status: isReady ? 'ready' : 'not ready', ...release() },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Tells whether a service answers within a time, with anything but a failure of its own; asks once. */
const isReachable = async (url: string, limitMs: number): Promise<boolean> => {
  try {
    await httpClient.get(url, {
      signal: AbortSignal.timeout(limitMs),
      validateStatus: (status) => status < 500,
      'axios-retry': { retries: 0 },
    })
    return true
  } catch (error) {
    if (!isAxiosError(error)) throw error
    // An answer that is longer than the client reads is one all the same.
    return !error.response && error.code === AxiosError.ERR_BAD_RESPONSE
  }
}

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
