import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import { createClock } from '#services/clock/clock.ts'
import { clockOffset, declarations } from '#services/db/subscription-schema.ts'
import { moveClock } from '#services/operator/move-clock.ts'
import { operatorKey } from '#services/operator/operator-key.ts'
import { purgeRegularly } from '#services/rounds/purge-expired.ts'
import type { Bench } from '../support/bench.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

/** The day of the services, which an operator moves ahead (docs/decisions/045). */
export const clockSuite = (bench: () => Bench) =>
  describe('the clock of the services', () => {
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, ordersOf, mailsOf, queries } = life

    test('goes from one due moment to the next: three years renew three times, each after its notice', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const stranger = await bench().newAccount()
      const clock = createClock(() => bench().clock.time)
      const services = { ...bench().services, now: clock.now }
      const to = new Date(bench().clock.time + 3 * 366 * DAY_MS)
      await moveClock(await queries(), { to, clock, services, isReal: false })
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(to.getTime())
      expect(await ordersOf(userId)).toHaveLength(4)
      expect(await mailsOf(email, 'renewal-notice')).toHaveLength(3)
      expect((await rowOf(subscriptionId)).periodEnd.getTime()).toBeGreaterThan(to.getTime())
      // Who has bought nothing gets no letter: there is no newsletter.
      expect((await mailsOf(stranger.email)).map(({ kind }) => kind)).toEqual(['welcome'])
      const other = createClock(() => bench().clock.time)
      await other.load(await queries())
      expect(other.now()).toEqual(clock.now())
      await (await queries()).delete(clockOffset)
    })

    test('never goes back, knows no other time for real money, and stands still while the provider is away', async () => {
      const { subscriptionId } = await subscribe()
      const clock = createClock(() => bench().clock.time)
      const services = { ...bench().services, now: clock.now }
      const move = async (days: number, isReal = false) =>
        moveClock(await queries(), {
          to: new Date(bench().clock.time + days * DAY_MS),
          clock,
          services,
          isReal,
        })
      await expect(move(-1)).rejects.toThrow('never goes back')
      await expect(move(1, true)).rejects.toThrow('Stripe')
      provider().course = () => ({ state: 'succeeded', lost: 'before' })
      await expect(move(400)).rejects.toThrow('The payment provider does not answer')
      const { periodEnd } = await rowOf(subscriptionId)
      expect(clock.now().getTime() - periodEnd.getTime()).toBeLessThan(DAY_MS)
      provider().course = () => ({ state: 'succeeded' })
      await (await queries()).delete(clockOffset)
    })

    test('is what erasing goes by: a declaration is kept for two years, and not for longer', async () => {
      const { services, clock: system, post } = bench()
      const id = randomUUID()
      const who = { name: 'Eva', email: `eva.${id}@example.org`, orderNumber: null }
      const what = { id, kind: 'cancel', language: 'de', way: 'ordinary' }
      await post('/userbase/declaration', { ...who, ...what, reason: null, wishedEnd: null })
      const isKept = async () =>
        (await (await queries()).$count(declarations, eq(declarations.id, id))) === 1
      const declaredAt = services.now().getTime()
      // Two processes: the one that erases knows of the other's move by the database alone.
      const [mover, clock] = [createClock(() => system.time), createClock(() => system.time)]
      const stop = purgeRegularly({ ...services, clock }, 20)
      const moveTo = async (days: number) =>
        mover.moveTo(await queries(), new Date(declaredAt + days * DAY_MS))
      await moveTo(MESSAGE_LIFE_DAYS - 1)
      await expect.poll(() => clock.now().getTime()).toBeGreaterThan(declaredAt + DAY_MS)
      await setTimeout(100)
      expect(await isKept()).toBe(true)
      await moveTo(MESSAGE_LIFE_DAYS + 1)
      await expect.poll(isKept).toBe(false)
      stop()
      await (await queries()).delete(clockOffset)
    })

    test('is the operator’s alone', async () => {
      const { services } = bench()
      const move = (to: string, key: string) =>
        bench().post('/operator/clock', { to }, { Authorization: `Bearer ${key}` })
      const day = new Date(bench().clock.time + DAY_MS).toISOString()
      expect((await move(day, 'somebody')).status).toBe(403)
      expect((await move('2020-01-01T00:00:00.000Z', operatorKey(services.hashKey))).status).toBe(
        409,
      )
      expect((await move('tomorrow', operatorKey(services.hashKey))).status).toBe(400)
      expect((await move(day, operatorKey(services.hashKey))).status).toBe(200)
      expect(services.now().getTime()).toBeGreaterThanOrEqual(Date.parse(day))
    })
  })
