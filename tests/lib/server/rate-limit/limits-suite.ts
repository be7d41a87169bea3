import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { MakeLimiter } from '#lib/limits/limiters.ts'
import { signUpLimits, type SignUpAttempt } from '#lib/server/rate-limit/sign-up-limits.ts'
import { testSite } from '../../../support/test-site.ts'

const DAY = 86_400

const LIMITS = {
  emailMinute: { points: 3, seconds: 60 },
  emailDay: { points: 5, seconds: DAY },
  addressMinute: { points: 6, seconds: 60 },
  addressDay: { points: 9, seconds: DAY },
  everybodyMinute: { points: 12, seconds: 60 },
  attemptMinute: { points: 4, seconds: 60 },
}

const newEmail = () => `${randomUUID()}@example.org`

const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`

/** What the limits promise (architecture 8), whatever counts. */
export const limitsSuite = (store: string, makeLimiter: () => MakeLimiter) => {
  const start = (change: Partial<typeof LIMITS> = {}) => {
    const { site, lines, logged } = testSite()
    // A key of its own for each test: all of them share one store.
    const hashKey = randomUUID()
    const limits = { ...LIMITS, ...change }
    const apart: MakeLimiter = (limit) =>
      makeLimiter()({ ...limit, name: `${hashKey}:${limit.name}` })
    const limit = signUpLimits({ makeLimiter: apart, hashKey, log: site.log, limits })
    const send = (attempt: Partial<SignUpAttempt>) =>
      limit({ email: newEmail(), idempotencyKey: randomUUID(), address: newAddress(), ...attempt })
    const sendMany = async (count: number, attempt: Partial<SignUpAttempt>) => {
      const waits: (number | undefined)[] = []
      for (let sent = 0; sent < count; sent += 1) waits.push(await send(attempt))
      return waits
    }
    return { send, sendMany, lines, logged }
  }

  const letThrough = (waits: readonly (number | undefined)[]) =>
    waits.filter((wait) => wait === undefined).length

  describe(`sign-up limits in ${store}`, () => {
    it('lets one e-mail address through so often in a minute, in any case', async () => {
      const { sendMany, send, logged } = start()
      const email = newEmail()
      const waits = await sendMany(5, { email })
      expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined])
      for (const wait of waits.slice(3)) {
        expect(wait).toBeGreaterThan(50)
        expect(wait).toBeLessThanOrEqual(60)
      }
      expect(await send({ email: email.toUpperCase() })).toBeGreaterThan(50)
      expect(await send({})).toBeUndefined()
      expect(logged()).toHaveLength(1)
    })

    it('lets it through again when the minute is over, until the day is full', async () => {
      const { sendMany } = start({ emailMinute: { points: 3, seconds: 2 } })
      const email = newEmail()
      expect(letThrough(await sendMany(4, { email }))).toBe(3)
      await sleep(2100)
      const waits = await sendMany(3, { email })
      expect(letThrough(waits)).toBe(2)
      expect(waits[2]).toBeGreaterThan(DAY - 60)
    })

    it('limits an address, and with it the network that its visitor commands', async () => {
      const { sendMany, send } = start()
      const waits = await sendMany(8, { address: '2001:db8:1:2::7' })
      expect(letThrough(waits)).toBe(6)
      expect(await send({ address: '2001:0db8:0001:0002:ffff::9' })).toBeGreaterThan(50)
      expect(await send({ address: '2001:db8:1:3::7' })).toBeUndefined()
      expect(await send({ address: '198.51.100.7' })).toBeUndefined()
    })

    it('limits an address for a day', async () => {
      const { sendMany } = start({ addressMinute: { points: 100, seconds: 60 } })
      const waits = await sendMany(10, { address: '198.51.100.7' })
      expect(letThrough(waits)).toBe(9)
      expect(waits[9]).toBeGreaterThan(DAY - 60)
    })

    it('does not let a full address use up the budget of an e-mail address', async () => {
      const { sendMany } = start()
      const address = newAddress()
      const email = newEmail()
      await sendMany(6, { address })
      expect(letThrough(await sendMany(20, { address, email }))).toBe(0)
      expect(letThrough(await sendMany(4, { email }))).toBe(3)
    })

    it('limits everybody together where no address is trusted', async () => {
      const { sendMany, send } = start()
      const waits = await sendMany(14, { address: '' })
      expect(letThrough(waits)).toBe(12)
      expect(await send({ address: newAddress() })).toBeUndefined()
    })

    it('counts an attempt once, however often it is sent', async () => {
      const { sendMany } = start()
      const email = newEmail()
      const address = newAddress()
      const attempt = { email, address, idempotencyKey: randomUUID() }
      expect(letThrough(await sendMany(4, attempt))).toBe(4)
      expect(letThrough(await sendMany(3, { email, address }))).toBe(2)
    })

    it('takes each send of an attempt from what everybody shares', async () => {
      const { sendMany } = start({ everybodyMinute: { points: 2, seconds: 60 } })
      const attempt = { email: newEmail(), address: '', idempotencyKey: randomUUID() }
      expect(letThrough(await sendMany(3, attempt))).toBe(2)
    })

    it('ends a loop under one key', async () => {
      const { sendMany } = start()
      const attempt = { email: newEmail(), idempotencyKey: randomUUID() }
      expect(letThrough(await sendMany(9, attempt))).toBe(4)
    })

    it('counts a key for each e-mail address apart', async () => {
      const { sendMany } = start()
      const idempotencyKey = randomUUID()
      expect(letThrough(await sendMany(6, { idempotencyKey }))).toBe(6)
    })

    it('lets nobody past with the key of an attempt that was turned away', async () => {
      const { sendMany, send } = start({ emailMinute: { points: 2, seconds: 2 } })
      const email = newEmail()
      const keys = [randomUUID(), randomUUID(), randomUUID()]
      expect(letThrough(await sendMany(2, { email }))).toBe(2)
      for (const idempotencyKey of keys) {
        expect(await send({ email, idempotencyKey })).toBeDefined()
        expect(await send({ email, idempotencyKey })).toBeDefined()
      }
      await sleep(2100)
      const later = [
        await send({ email, idempotencyKey: keys[0] ?? '' }),
        await send({ email, idempotencyKey: keys[1] ?? '' }),
        await send({ email, idempotencyKey: keys[2] ?? '' }),
      ]
      expect(letThrough(later)).toBe(2)
    })

    it('counts what comes at once', async () => {
      const { send } = start()
      const email = newEmail()
      const waits = await Promise.all(Array.from({ length: 20 }, () => send({ email })))
      expect(letThrough(waits)).toBe(3)
    })

    it('logs the limit, and neither address', async () => {
      const { sendMany, logged, lines } = start()
      const email = newEmail()
      await sendMany(6, { email, address: '198.51.100.7' })
      expect(logged()).toMatchObject([{ event: 'sign-up limited', limit: 'emailMinute' }])
      expect(lines.join('')).not.toMatch(new RegExp(`${email}|198\\.51`))
    })
  })
}
