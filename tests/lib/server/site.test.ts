import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  return () => {
    vi.unstubAllEnvs()
  }
})

const sitesOf = async (mode: string) => {
  vi.stubEnv('NODE_ENV', mode)
  vi.stubEnv('LOG_LEVEL', 'silent')
  const { currentSite } = await import('#lib/server/site.ts')
  const first = currentSite()
  vi.stubEnv('TRUSTED_PROXY_HOPS', '3')
  return [first, currentSite()] as const
}

it('is made once where a build is served', async () => {
  const [first, second] = await sitesOf('production')
  expect(second).toBe(first)
})

it('follows the environment while one develops', async () => {
  const [first, second] = await sitesOf('development')
  expect([first.trustedProxyHops, second.trustedProxyHops]).toEqual([0, 3])
})
