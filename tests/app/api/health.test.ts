import { afterEach, describe, expect, it, vi } from 'vitest'
import { GET } from '#app/api/health/route.ts'
import { VERSION } from '#lib/config/version.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { json, NOBODY, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = signUpUpstreams()

afterEach(() => {
  vi.unstubAllEnvs()
})

const ask = async (addresses: { account?: string; search?: string } = {}) => {
  const { user, account } = upstreams()
  vi.stubEnv('USER_SERVICE_URL', user.url)
  vi.stubEnv('ACCOUNT_SERVICE_URL', addresses.account ?? account.url)
  vi.stubEnv('SEARCH_SERVICE_URL', addresses.search ?? user.url)
  const response = await GET(visitRequest({ path: '/api/health' }))
  expect(response.status).toBe(200)
  return (await response.json()) as unknown
}

describe('GET /api/health', () => {
  it('says that all is up', async () => {
    upstreams().user.reply = json(404, {})
    expect(await ask()).toEqual({
      status: 'up',
      version: VERSION,
      services: { user: 'up', account: 'up', search: 'up' },
    })
  })

  it('names the search service when it is not there', async () => {
    expect(await ask({ search: NOBODY })).toMatchObject({
      status: 'degraded',
      services: { user: 'up', account: 'up', search: 'down' },
    })
  })

  it.each([
    ['is not there', () => NOBODY],
    [
      'fails',
      () => {
        upstreams().account.reply = json(500, {})
        return upstreams().account.url
      },
    ],
    [
      'does not answer within a second',
      () => {
        upstreams().account.reply = silence
        return upstreams().account.url
      },
    ],
  ])('names a service that %s, and stays up itself', async (_case, arrange) => {
    expect(await ask({ account: arrange() })).toMatchObject({
      status: 'degraded',
      services: { user: 'up', account: 'down' },
    })
    expect(upstreams().account.seen.length).toBeLessThan(2)
  })
})
