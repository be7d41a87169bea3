import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, test } from 'vitest'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { memoryLimiters, redisLimiters, type MakeLimiter } from '#lib/limits/limiters.ts'
import {
  createLinkTries,
  createPasswordTries,
  LINK_TRIES,
  PASSWORD_TRIES,
} from '#services/account/tries.ts'
import { startRedis, type RedisServer } from '../../support/redis-server.ts'
import { testSite } from '../../support/test-site.ts'

const { log } = testSite().site

const SENDER = '198.51.100.7'

const countingBy = (makeLimiter: MakeLimiter) => ({
  makeLimiter,
  hashKey: randomUUID(),
  log,
  kind: 'logIn',
})

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

const suite = (makeLimiter: MakeLimiter) => {
  it('stop who changes networks within what one customer has', async () => {
    const tries = createLinkTries({ ...countingBy(makeLimiter), refusesRepeated: false })
    const from = (network: number) =>
      tries({ sender: `2001:db8:1:${network.toString(16)}::1`, account: randomUUID() })
    for (const at of times(LINK_TRIES.network * 10)) expect(await from(at)).toBeUndefined()
    expect(await from(9999)).toBeGreaterThan(0)
    expect(await tries({ sender: '2001:db8:2::1', account: randomUUID() })).toBeUndefined()
  })

  it('give back what was right', async () => {
    const tries = createPasswordTries(countingBy(makeLimiter))
    for (const _at of times(PASSWORD_TRIES.addressAndNetwork + 1)) {
      const tried = tries({ sender: SENDER, account: 'ada-lovelace-1815' })
      expect(await tried.begin()).toBeUndefined()
      await tried.forgive()
    }
  })

  it('count a kind for itself', async () => {
    const counting = countingBy(makeLimiter)
    const [logIn, change] = [counting, { ...counting, kind: 'change' }].map(createPasswordTries)
    const begin = async (tries = logIn) =>
      tries?.({ sender: SENDER, account: 'ada-lovelace-1815' }).begin()
    for (const _at of times(PASSWORD_TRIES.addressAndNetwork)) await begin()
    expect(await begin()).toBeGreaterThan(0)
    expect(await begin(change)).toBeUndefined()
  })
}

const triesOfTwoProcesses = async (makers: readonly MakeLimiter[]) => {
  const hashKey = randomUUID()
  const processes = makers.map((makeLimiter) =>
    createPasswordTries({ ...countingBy(makeLimiter), hashKey }),
  )
  const waits: (number | undefined)[] = []
  for (const at of times(PASSWORD_TRIES.addressAndNetwork + 1)) {
    const tries = processes[at % processes.length]
    waits.push(await tries?.({ sender: SENDER, account: 'ada-lovelace-1815' }).begin())
  }
  return waits.at(-1)
}

describe('tries to log in, counted in this process,', () => {
  suite(memoryLimiters)

  it('are counted by each process for itself', async () => {
    expect(await triesOfTwoProcesses([memoryLimiters, memoryLimiters])).toBeUndefined()
  })
})

const redis = await startRedis()

const suiteOn = async ({ url, stop }: RedisServer) => {
  const connect = async (address: string) =>
    connectRedis({ url: address, log, commandTimeoutMs: 10_000 })
  const [first, second] = [await connect(url), await connect(url)]
  const away = await connect('redis://127.0.0.1:9')
  afterAll(async () => {
    for (const client of [first, second, away]) client.disconnect()
    await stop()
  })

  describe('tries to log in, counted in Redis,', () => {
    suite(redisLimiters(first))

    it('are counted by all processes together, without an address in it', async () => {
      const both = [first, second].map(redisLimiters)
      expect(await triesOfTwoProcesses(both)).toBeGreaterThan(0)
      const keys = await first.keys('*')
      expect(keys.length).toBeGreaterThan(2)
      expect(keys.join(' ')).not.toMatch(/ada-lovelace|198\.51/)
    })
  })

  describe('tries to log in, while Redis is away,', () => {
    suite(redisLimiters(away))
  })
}

const declareTests = async () => {
  if (redis) return suiteOn(redis)
  process.stdout.write('Redis is not on this machine: its suite is skipped.\n')
  return test.skipIf(process.env.CI !== 'true')('Redis is there', () => {
    expect(redis, 'continuous integration needs Redis').toBeDefined()
  })
}

await declareTests()
