import { expect, it } from 'vitest'
import { eventLimits } from '#lib/server/rate-limit/event-limits.ts'
import { memoryLimiters, type MakeLimiter } from '#lib/server/rate-limit/limiters.ts'

const LIMITS = {
  eventsAddressMinute: { points: 2, seconds: 60 },
  eventsEverybodyMinute: { points: 3, seconds: 60 },
}

const start = (makeLimiter: MakeLimiter = memoryLimiters) => {
  const limit = eventLimits({ makeLimiter, hashKey: 'a secret', limits: LIMITS })
  return async (...addresses: string[]) => {
    const waits: (number | undefined)[] = []
    for (const address of addresses) waits.push(await limit(address))
    return waits
  }
}

const A_MINUTE = expect.toSatisfy((wait: unknown) => Number(wait) > 50 && Number(wait) <= 60)

it('lets one network send so often in a minute, another one apart from it', async () => {
  const send = start()
  expect(
    await send('2001:db8::1', '2001:db8::2', '2001:db8::3', '203.0.113.7', '2001:db8::1'),
  ).toEqual([undefined, undefined, A_MINUTE, undefined, A_MINUTE])
})

it('limits everybody together where no address can be trusted', async () => {
  expect(await start()('', '', '', '', '203.0.113.7')).toEqual([
    undefined,
    undefined,
    undefined,
    A_MINUTE,
    undefined,
  ])
})

it('keeps no address', async () => {
  const keys: string[] = []
  const noting: MakeLimiter = (limit) => {
    const limiter = memoryLimiters(limit)
    const penalty = limiter.penalty.bind(limiter)
    return Object.assign(limiter, {
      penalty: (key: string | number) => {
        keys.push(String(key))
        return penalty(key)
      },
    })
  }
  await start(noting)('203.0.113.7')
  expect(keys).toHaveLength(1)
  expect(keys[0]).not.toContain('203')
})
