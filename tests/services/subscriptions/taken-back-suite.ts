import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { actsOf } from './life/acts.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

/** With 13 % of tax, as in Ontario. */
const BASIC_YEAR = 338_86
const PREMIUM_YEAR = 677_86

/** What a customer has once money of it went or goes back (docs/decisions/059). */
export const takenBackSuite = (bench: () => Bench) =>
  describe('what a customer has', () => {
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, liveUntil, queries } = life
    const { isOf, upgrade, refund, withdraw, wentBack, textTo } = actsOf(bench, life)

    test('after a withdrawal from an upgrade is the plan of before, as the mail says in six languages, and renews at its price (row 1)', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      bench().clock.time += 3 * DAY_MS
      await upgrade(subscriptionId)
      const [, second] = await ordersOf(userId)
      await withdraw(email, second?.number ?? '')
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic', seats: 1 })
      expect(await wentBack(userId)).toEqual([second?.number])
      const { plan, seats, periodEnd, state } = await rowOf(subscriptionId)
      expect({ plan, seats, state }).toEqual({ plan: 'basic', seats: 1, state: 'active' })
      for (const language of LOCALE_CODES) {
        const text = await textTo(email, { kind: 'refund', language })
        const date = writtenBookDay(periodEnd, language)
        const { left, whole } = wordsOf(language).mail.refund
        const parts = fillWords(left, { date, item: '{item}' }).split('{item}')
        for (const said of parts) expect(text).toContain(said)
        expect(text).toContain('Business in a Box Basic')
        expect(text).not.toContain(whole)
      }
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(isOf(subscriptionId).at(-1)?.charge.total).toBe(BASIC_YEAR)
    })

    test('after a withdrawal from an upgrade that the notice counted on renews for the lower amount, told for the same day', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() - 24 * DAY_MS)
      await upgrade(subscriptionId)
      await liveUntil(periodEnd.getTime() - 20 * DAY_MS)
      const [, second] = await ordersOf(userId)
      await withdraw(email, second?.number ?? '')
      const notices = await mailsOf(email, 'renewal-notice')
      expect(notices.map(({ data }) => [data.plan, data.total, data.at])).toEqual([
        ['premium', `${PREMIUM_YEAR}`, periodEnd.toISOString()],
        ['basic', `${BASIC_YEAR}`, periodEnd.toISOString()],
      ])
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(isOf(subscriptionId).at(-1)).toMatchObject({
        charge: { plan: 'basic', total: BASIC_YEAR },
        at: periodEnd,
      })
    })

    test('after a withdrawal from the first of two changes is none of both: the second paid the difference to it alone', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      await upgrade(subscriptionId, { plan: 'team', seats: 3 })
      await upgrade(subscriptionId)
      const [, team, premium] = await ordersOf(userId)
      await withdraw(email, team?.number ?? '')
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
      expect(await wentBack(userId)).toEqual([team?.number, premium?.number])
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', plan: 'basic' })
    })

    test('after a withdrawal from the contract is nothing, and every order of it goes back (row 2)', async () => {
      const { subscriptionId, userId, email, orderNumber } = await subscribe()
      bench().clock.time += 3 * DAY_MS
      await upgrade(subscriptionId)
      const [first, second] = await ordersOf(userId)
      await withdraw(email, orderNumber)
      expect(await heldBy(userId)).toBeUndefined()
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended', renews: false })
      expect(await wentBack(userId)).toEqual([first?.number, second?.number])
      expect((await ordersOf(userId)).every(({ refunded, total }) => refunded === total)).toBe(true)
    })

    test('after a refund of the year alone is nothing, and the upgrade on top of it goes back', async () => {
      const { subscriptionId, userId, orderNumber, attempt } = await subscribe()
      await upgrade(subscriptionId)
      const [, second] = await ordersOf(userId)
      await refund(orderNumber, attempt.total)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      expect(await wentBack(userId)).toEqual([second?.number])
    })

    test('after a change of a year that is over was given back is asked for the next year, at the price of what is left (row 17)', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await upgrade(subscriptionId)
      const [, change] = await ordersOf(userId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      provider().course = () => ({ state: 'succeeded' })
      await refund(change?.number ?? '', change?.total ?? 0)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'past-due' })
      await liveUntil(periodEnd.getTime() + 4 * DAY_MS)
      expect(isOf(subscriptionId).at(-1)?.charge).toMatchObject({
        plan: 'basic',
        total: BASIC_YEAR,
      })
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active' })
    })

    test('after a part was given back is as before', async () => {
      const { subscriptionId, userId, orderNumber, attempt } = await subscribe()
      await refund(orderNumber, attempt.total - 1)
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', renews: true })
    })

    test('waits for no refund that a bank holds: ten of them keep no later one', async () => {
      const people = []
      for (let count = 0; count < 11; count += 1) people.push(await subscribe())
      provider().course = () => ({ state: 'succeeded', lost: 'before' })
      for (const { email, orderNumber } of people) {
        bench().clock.time += 1000
        await withdraw(email, orderNumber)
      }
      const last = people.at(-1)
      await sendDueRefunds(await queries(), bench().services)
      provider().course = () => ({ state: 'succeeded' })
      await sendDueRefunds(await queries(), bench().services)
      expect(provider().givenBack.get(last?.outcome.paymentId ?? '')).toBe(last?.attempt.total)
      // Nothing is left to other tests.
      for (const { orderNumber, attempt } of people.slice(0, -1)) {
        await refund(orderNumber, attempt.total)
      }
    })
  })
