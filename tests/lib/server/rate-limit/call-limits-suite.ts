import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MakeLimiter } from '#lib/limits/limiters.ts'
import { CALL_LIMITS, callLimits, type LimitedCall } from '#lib/server/rate-limit/call-limits.ts'
import { testSite } from '../../../support/test-site.ts'

const FEW = { address: 2, everybody: 3 }

const LIMITS = {
  ...CALL_LIMITS,
  events: FEW,
  documents: FEW,
  thumbnails: { address: 4, everybody: 8 },
  localization: FEW,
  refusedSignUp: FEW,
  session: FEW,
  handOff: FEW,
  affiliateClick: FEW,
  failedAffiliateClick: FEW,
}

const A_MINUTE = expect.toSatisfy((wait: unknown) => Number(wait) > 50 && Number(wait) <= 60)

/** What the limits of upstream calls promise, whatever counts. */
export const callLimitsSuite = (store: string, makeLimiter: () => MakeLimiter) => {
  const start = () => {
    const { site, lines, logged } = testSite()
    const keys: string[] = []
    // A key of its own for each test: all of them share one store.
    const hashKey = randomUUID()
    const apart: MakeLimiter = (limit) => {
      const limiter = makeLimiter()({ ...limit, name: `${hashKey}:${limit.name}` })
      const penalty = limiter.penalty.bind(limiter)
      return Object.assign(limiter, {
        penalty: (key: string | number) => {
          keys.push(String(key))
          return penalty(key)
        },
      })
    }
    const limit = callLimits({ makeLimiter: apart, hashKey, log: site.log, limits: LIMITS })
    const make = async (call: LimitedCall, ...addresses: string[]) => {
      const waits: (number | undefined)[] = []
      for (const address of addresses) waits.push(await limit(call, address))
      return waits
    }
    return { make, keys, lines, logged }
  }

  describe(`limits of upstream calls in ${store}`, () => {
    it('stop whoever changes from one network of IPv6 to the next, and no other customer', async () => {
      const { make } = start()
      const rotated = Array.from({ length: 21 }, (_none, at) => `2001:db8:7:${at.toString(16)}::1`)
      expect(await make('documents', ...rotated)).toEqual([
        ...Array.from({ length: 20 }, () => undefined),
        A_MINUTE,
      ])
      expect(await make('documents', '2001:db8:8::1', '203.0.113.8')).toEqual([
        undefined,
        undefined,
      ])
    })

    it('let one network make so many in a minute, another one apart from it', async () => {
      const { make } = start()
      expect(
        await make(
          'documents',
          '2001:db8::1',
          '2001:db8::2',
          '2001:db8::3',
          '203.0.113.7',
          '2001:db8::1',
        ),
      ).toEqual([undefined, undefined, A_MINUTE, undefined, A_MINUTE])
    })

    it('count each kind of call apart', async () => {
      const { make } = start()
      const address = '203.0.113.7'
      expect(await make('documents', address, address, address)).toEqual([
        undefined,
        undefined,
        A_MINUTE,
      ])
      expect(await make('thumbnails', address, address, address)).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })

    it('are for everybody together where no address can be trusted', async () => {
      expect(await start().make('events', '', '', '', '', '203.0.113.7')).toEqual([
        undefined,
        undefined,
        undefined,
        A_MINUTE,
        undefined,
      ])
    })

    it('are logged once for a network and minute, without its address, of which a hash is kept', async () => {
      const { make, keys, lines, logged } = start()
      const address = '203.0.113.7'
      await make('documents', address, address, address, address, address)
      expect(logged()).toMatchObject([{ event: 'call limited', call: 'documents' }])
      expect(lines.join('')).not.toContain('203.0')
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).not.toContain('203')
    })
  })
}
