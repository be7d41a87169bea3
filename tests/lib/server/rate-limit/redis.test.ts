import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { redisLimiters } from '#lib/limits/limiters.ts'
import { signUpLimits } from '#lib/server/rate-limit/sign-up-limits.ts'
import { freePort } from '../../../services/support/free-port.ts'
import { LATE_MS } from '../../../support/late.ts'
import { startRedis, type RedisServer } from '../../../support/redis-server.ts'
import { testSite } from '../../../support/test-site.ts'
import { callLimitsSuite } from './call-limits-suite.ts'
import { limitsSuite } from './limits-suite.ts'

const external = process.env.TEST_REDIS_URL
const given: RedisServer | undefined = external
  ? { url: external, hang: () => undefined, stop: () => Promise.resolve() }
  : undefined
const server = given ?? (await startRedis())

/** A machine that runs many tests at once may be slow, which must not count as an outage. */
const PATIENT = { commandTimeoutMs: 10_000 }

let client: Redis | undefined

const connected = () => {
  if (!client) throw new Error('Ask for Redis inside a test.')
  return client
}

const outages = () =>
  describe('while Redis is away', () => {
    const start = async (url: string, more: { commandTimeoutMs?: number } = {}) => {
      const { site, logged } = testSite()
      const own = await connectRedis({ url, log: site.log, ...more })
      const hashKey = randomUUID()
      const limit = signUpLimits({ makeLimiter: redisLimiters(own), hashKey, log: site.log })
      const send = (email: string) =>
        limit({ email, idempotencyKey: randomUUID(), address: '198.51.100.7' })
      const away = () => logged().filter(({ event }) => event === 'rate limit store away')
      const back = () => logged().filter(({ event }) => event === 'rate limit store back')
      return { own, send, away, back }
    }

    it('counts in memory, says so once, and goes back to Redis', async () => {
      const port = await freePort()
      const first = await startRedis(port)
      const { own, send, away, back } = await start(`redis://127.0.0.1:${port}`, PATIENT)
      try {
        expect(await send('ada@example.org')).toBeUndefined()
        expect(await own.dbsize()).toBeGreaterThan(0)
        await first?.stop()
        for (let sent = 0; sent < 5; sent += 1) {
          expect(await send('eve@example.org')).toBeUndefined()
        }
        expect(await send('eve@example.org')).toBeGreaterThan(0)
        await sleep(700)
        expect(away()).toHaveLength(1)
        const second = await startRedis(port)
        await expect.poll(() => own.status, { timeout: 10_000 }).toBe('ready')
        expect(back()).toHaveLength(1)
        expect(await send('eve@example.org')).toBeUndefined()
        expect(await own.dbsize()).toBeGreaterThan(0)
        await second?.stop()
      } finally {
        own.disconnect()
      }
    })

    it('does not keep sign-ups waiting when it hangs', async () => {
      const hanging = await startRedis()
      const { own, send } = await start(hanging?.url ?? '')
      expect(await send('ada@example.org')).toBeUndefined()
      hanging?.hang()
      const before = performance.now()
      expect(await send('ada@example.org')).toBeUndefined()
      expect(performance.now() - before).toBeLessThan(LATE_MS)
      own.disconnect()
      await hanging?.stop()
    })

    it('lets sign-ups through where it never was', async () => {
      const { own, send, away } = await start('redis://127.0.0.1:9')
      expect(await send('ada@example.org')).toBeUndefined()
      expect(away()).toHaveLength(1)
      own.disconnect()
    })
  })

const keys = () =>
  it('writes neither address into Redis, and lets every count end', async () => {
    const { site } = testSite()
    const hashKey = randomUUID()
    const limit = signUpLimits({ makeLimiter: redisLimiters(connected()), hashKey, log: site.log })
    await limit({ email: 'ada@example.org', idempotencyKey: hashKey, address: '198.51.100.7' })
    const written = await connected().keys('*')
    expect(written.length).toBeGreaterThan(4)
    expect(written.join(' ')).not.toMatch(/ada@|example|198\.51/)
    for (const key of written) {
      expect(key).toMatch(/^bib-limit:/)
      expect(await connected().pttl(key)).toBeGreaterThan(0)
    }
  })

const suiteOn = ({ url, stop }: RedisServer) => {
  beforeAll(async () => {
    client = await connectRedis({ url, log: testSite().site.log, ...PATIENT })
  })
  afterAll(async () => {
    client?.disconnect()
    await stop()
  })
  limitsSuite('Redis', () => redisLimiters(connected()))
  callLimitsSuite('Redis', () => redisLimiters(connected()))
  keys()
  return external ? undefined : outages()
}

const declareTests = () => {
  if (server) return suiteOn(server)
  process.stdout.write(
    'Redis is not on this machine: its suite is skipped. Install it or set TEST_REDIS_URL.\n',
  )
  return test.skipIf(process.env.CI !== 'true')('Redis is there', () => {
    expect(server, 'continuous integration needs Redis').toBeDefined()
  })
}

declareTests()
