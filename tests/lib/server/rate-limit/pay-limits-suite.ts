import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MakeLimiter } from '#lib/limits/limiters.ts'
import { payLimits } from '#lib/server/rate-limit/pay-limits.ts'
import { testSite } from '../../../support/test-site.ts'

const LIMITS = {
  people: { points: 3, seconds: 900 },
  tries: { points: 2, seconds: 900 },
}

/** What the limits on paying promise, whatever counts. */
export const payLimitsSuite = (store: string, makeLimiter: () => MakeLimiter) =>
  describe(`limits on paying in ${store}`, () => {
    const start = () => {
      const { site, logged } = testSite()
      const hashKey = randomUUID()
      const apart: MakeLimiter = (limit) =>
        makeLimiter()({ ...limit, name: `${hashKey}:${limit.name}` })
      const limit = payLimits({ makeLimiter: apart, hashKey, log: site.log, limits: LIMITS })
      const pay = (name: string, address = '203.0.113.7') =>
        limit({ email: `${name}@company.example`, address })
      return { pay, logged }
    }

    it('let a network pay for a few people, again for each of them, and for no more', async () => {
      const { pay, logged } = start()
      for (const name of ['ann', 'bo', 'cy']) expect(await pay(name)).toBeUndefined()
      expect(await pay('dee')).toBeGreaterThan(800)
      expect(await pay('ANN')).toBeUndefined()
      expect(await pay('dee')).toBeGreaterThan(800)
      expect(await pay('dee', '203.0.113.8')).toBeUndefined()
      expect(logged()).toMatchObject([{ event: 'pay limited' }])
      expect(JSON.stringify(logged())).not.toMatch(/company|203/)
    })

    it('let a network try for one person a few times, and take nothing from another network', async () => {
      const { pay } = start()
      for (const name of ['ann', 'ann']) expect(await pay(name)).toBeUndefined()
      expect(await pay('ann')).toBeGreaterThan(800)
      expect(await pay('ann', '2001:db8:7::1')).toBeUndefined()
    })

    it('hold back nobody whose address no proxy vouches for', async () => {
      const { pay } = start()
      for (const name of ['a', 'b', 'c', 'd', 'd', 'd']) expect(await pay(name, '')).toBeUndefined()
    })
  })
