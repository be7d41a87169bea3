import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '#app/api/health/route.ts'
import { UPSTREAMS, type UpstreamVariable } from '#lib/config/reference-services.ts'
import { VERSION } from '#lib/config/version.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { json, NOBODY, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

const ALL_UP = {
  user: 'up',
  account: 'up',
  search: 'up',
  geo: 'up',
  content: 'up',
  affiliate: 'up',
  events: 'up',
  payment: 'up',
}

/** Later by what an answer is kept, and more, before each test. */
let time = Date.now()

beforeEach(() => {
  time += 60_000
  vi.useFakeTimers({ toFake: ['Date'], now: time })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const ask = async (addresses: Partial<Record<UpstreamVariable, string>> = {}) => {
  for (const variable of keysOf(UPSTREAMS)) {
    vi.stubEnv(variable, addresses[variable] ?? upstreams.user.url)
  }
  const response = await GET(visitRequest({ path: '/api/health' }))
  expect(response.status).toBe(200)
  return (await response.json()) as unknown
}

describe('GET /api/health', () => {
  it('says that all is up', async () => {
    upstreams.user.reply = json(404, {})
    expect(await ask()).toEqual({ status: 'up', version: VERSION, services: ALL_UP })
  })

  it.each(Object.entries(UPSTREAMS))('names who answers not at %s', async (variable, { name }) => {
    expect(await ask({ [variable]: NOBODY })).toEqual({
      status: 'degraded',
      version: VERSION,
      services: { ...ALL_UP, [name]: 'down' },
    })
  })

  it('keeps an answer for a second, and turns nobody away however many ask', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => ask()))
    expect(all.at(-1)).toMatchObject({ status: 'up' })
    expect(upstreams.user.seen).toHaveLength(Object.keys(UPSTREAMS).length)
    vi.setSystemTime(time + 1001)
    await ask()
    expect(upstreams.user.seen).toHaveLength(2 * Object.keys(UPSTREAMS).length)
  })

  it('asks all of them at the same time', async () => {
    upstreams.user.reply = silence
    const start = performance.now()
    expect(await ask()).toMatchObject({ status: 'degraded', services: { user: 'down' } })
    expect(performance.now() - start).toBeLessThan(3000)
    expect(upstreams.user.seen).toHaveLength(Object.keys(UPSTREAMS).length)
  })

  it('leaves the geo service out where an edge network tells countries', async () => {
    vi.stubEnv('GEO_COUNTRY_HEADER', 'cf-ipcountry')
    const { geo: _notAsked, ...services } = ALL_UP
    expect(await ask({ GEO_SERVICE_URL: NOBODY })).toEqual({
      status: 'up',
      version: VERSION,
      services,
    })
  })

  it('says that the store is away that counts for all processes, and names commit, build and packages', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:9')
    vi.stubEnv('HASH_KEY', 'a key that all processes have in common')
    vi.stubEnv('COMMIT', 'abc123')
    vi.stubEnv('BUILD_ID', '20261122T120000-00aa')
    vi.stubEnv('LOCK_DIGEST', 'f00d')
    vi.stubEnv('LOG_LEVEL', 'silent')
    expect(await ask()).toEqual({
      status: 'degraded',
      version: VERSION,
      commit: 'abc123',
      build: '20261122T120000-00aa',
      lock: 'f00d',
      services: ALL_UP,
      stores: { limits: 'down' },
    })
  })

  it('takes a long page for an answer', async () => {
    upstreams.user.reply = (_request, response) => response.end('x'.repeat(100_000))
    expect(await ask()).toMatchObject({ status: 'up' })
  })

  it.each([
    ['fails', json(500, {})],
    ['does not answer within a second', silence],
  ])('names a service that %s, and stays up itself', async (_case, reply) => {
    const { account } = upstreams
    account.reply = reply
    expect(await ask({ ACCOUNT_SERVICE_URL: account.url })).toMatchObject({
      status: 'degraded',
      services: { user: 'up', account: 'down' },
    })
    expect(account.seen).toHaveLength(1)
  })
})
