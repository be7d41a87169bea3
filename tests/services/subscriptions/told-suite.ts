import { describe, expect, test } from 'vitest'
import type { PlanId } from '#lib/config/plans.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import { planNext, upgradeNow } from '#services/subscriptions/change-plan.ts'
import type { Bench } from '../support/bench.ts'
import { DAY_MS, subscribersOf, type StartProvider } from './life/subscriber.ts'

const HOUR_MS = 3_600_000

const PREMIUM = { plan: 'premium', seats: 5 } as const

const BASIC = { plan: 'basic', seats: 1 } as const

const SOLO = { plan: 'solo', seats: 1 } as const

/** A notice fixes day and amount of its renewal, whatever is changed afterwards (docs/decisions/045). */
export const toldSuite = (bench: () => Bench, stripe?: StartProvider) =>
  describe(`what a notice has told${stripe ? ', with Stripe' : ''}`, () => {
    const life = subscribersOf(bench, stripe)
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, liveUntil, queries } = life
    const now = () => new Date(bench().clock.time)

    const plan = async (subscriptionId: string, choice: { plan: PlanId; seats: number }) =>
      planNext(await queries(), { ...choice, subscriptionId, now: now() })

    const upgrade = async (subscriptionId: string, choice: { plan: PlanId; seats: number }) =>
      upgradeNow(await queries(), { ...choice, subscriptionId, services: bench().services })

    /** Whose notice went out: ten days before the end. */
    const told = async (choice: { plan: PlanId; seats: number } = BASIC) => {
      const subscriber = await subscribe()
      const { subscriptionId } = subscriber
      if (choice.plan !== 'basic') await plan(subscriptionId, choice)
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() - 10 * DAY_MS)
      return { ...subscriber, periodEnd }
    }

    test('stands through five presses on five last days: not one day more is given', async () => {
      const { subscriptionId, userId, email, periodEnd } = await told()
      for (const choice of [PREMIUM, BASIC, PREMIUM, BASIC, PREMIUM]) {
        const row = await rowOf(subscriptionId)
        await liveUntil(row.periodEnd.getTime() - HOUR_MS)
        await plan(subscriptionId, choice)
        await life.work()
      }
      const moved = (await rowOf(subscriptionId)).periodEnd.getTime() - periodEnd.getTime()
      expect(Math.round(moved / DAY_MS)).toBe(0)
      expect(await mailsOf(email, 'renewal-notice')).toHaveLength(1)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ amount: 299_88, seats: 1 })
      expect((await heldBy(userId))?.plan).toBe('basic')
      const after = { nextPlan: 'premium', nextSeats: 5, plan: 'basic', periodStart: periodEnd }
      expect(await rowOf(subscriptionId)).toMatchObject(after)
      await liveUntil(yearAfter(periodEnd).getTime() + DAY_MS)
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ amount: 599_88, seats: 5 })
      expect(await rowOf(subscriptionId)).toMatchObject({ ...PREMIUM, nextPlan: null })
    })

    test('stands beside a smaller plan, which begins a year later, as its mail says', async () => {
      const { subscriptionId, userId, email, periodEnd } = await told()
      expect(await plan(subscriptionId, SOLO)).toMatchObject({ kind: 'done' })
      const [mail] = await mailsOf(email, 'plan-changed')
      expect(mail?.data).toMatchObject({
        from: 'next',
        at: yearAfter(periodEnd).toISOString(),
        renewsAt: periodEnd.toISOString(),
        toldPlan: 'basic',
        more: '0',
      })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ ...BASIC, nextPlan: 'solo' })
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ amount: 299_88 })
    })

    test('of a larger plan stands where its customer would rather keep the present one: that comes a year later', async () => {
      const { subscriptionId, periodEnd } = await told(PREMIUM)
      expect(await plan(subscriptionId, PREMIUM)).toMatchObject({ kind: 'same' })
      expect(await plan(subscriptionId, BASIC)).toMatchObject({ kind: 'done' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ ...PREMIUM, nextPlan: 'basic' })
    })

    test('stands beside a larger plan, which is charged for at once and for the year on its day, as its mail says', async () => {
      const { subscriptionId, userId, email, periodEnd } = await told()
      expect(await upgrade(subscriptionId, PREMIUM)).toMatchObject({ kind: 'done' })
      expect(await rowOf(subscriptionId)).toMatchObject({ ...PREMIUM, periodEnd })
      const [mail] = await mailsOf(email, 'plan-changed')
      // 300.00 more, with the tax of Ontario.
      expect(mail?.data).toMatchObject({ from: 'now', toldPlan: 'basic', more: '33900' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const paid = await ordersOf(userId)
      expect(paid.slice(2).map(({ kind, amount }) => [kind, amount])).toEqual([
        ['renewal', 299_88],
        ['change', 300_00],
      ])
      expect(String(paid.at(-1)?.total)).toBe(mail?.data.more)
      expect(await rowOf(subscriptionId)).toMatchObject({ ...PREMIUM, periodStart: periodEnd })
      expect(await heldBy(userId)).toMatchObject(PREMIUM)
    })

    test('is all that is charged where what was told is wanted again after a larger plan', async () => {
      const { subscriptionId, userId, periodEnd } = await told()
      await upgrade(subscriptionId, PREMIUM)
      expect(await plan(subscriptionId, BASIC)).toMatchObject({ kind: 'done' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const paid = await ordersOf(userId)
      expect(paid.slice(2).map(({ kind, amount }) => [kind, amount])).toEqual([['renewal', 299_88]])
      expect(await rowOf(subscriptionId)).toMatchObject({ ...BASIC, nextPlan: null })
    })

    test('has no part in a larger plan that was not paid for', async () => {
      const { subscriptionId, userId, periodEnd } = await told()
      provider().course = () => ({ state: 'failed' })
      expect(await upgrade(subscriptionId, PREMIUM)).toEqual({ kind: 'failed' })
      provider().course = () => ({ state: 'succeeded' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect((await ordersOf(userId)).map(({ kind }) => kind)).toEqual(['first', 'renewal'])
      expect(await rowOf(subscriptionId)).toMatchObject(BASIC)
    })

    test('moves once for a notice that was late, and not for a second one', async () => {
      const { subscriptionId, userId } = await subscribe({ language: 'fr' })
      const { periodEnd } = await rowOf(subscriptionId)
      bench().clock.time = periodEnd.getTime() - 3 * DAY_MS
      await life.work()
      const { periodEnd: extended } = await rowOf(subscriptionId)
      expect(extended.getTime()).toBeGreaterThan(periodEnd.getTime() + 27 * DAY_MS)
      // The second one, of ten days before, is four days late.
      bench().clock.time = extended.getTime() - 6 * DAY_MS
      await life.work()
      expect((await rowOf(subscriptionId)).periodEnd).toEqual(extended)
      await liveUntil(extended.getTime() + DAY_MS)
      expect(await ordersOf(userId)).toHaveLength(1)
      await liveUntil(extended.getTime() + 5 * DAY_MS)
      const [, renewal] = await ordersOf(userId)
      expect(renewal?.paidAt.getTime()).toBeGreaterThanOrEqual(extended.getTime() + 4 * DAY_MS)
    })
  })
