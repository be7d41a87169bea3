import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { resumeRenewal, stopRenewal, noteMethod } from '#services/subscriptions/customer-acts.ts'
import type { Bench } from '../support/bench.ts'
import { newQuote } from '../support/purchase.ts'
import { DAY_MS, subscribersOf, type StartProvider } from './life/subscriber.ts'

const QUEBEC = { country: 'CA', province: 'QC' } as const

/** One subscription at a time, through the years that it has (S2 §9, docs/decisions/045). */
export const yearSuite = (bench: () => Bench, stripe?: StartProvider) =>
  describe(`a subscription${stripe ? ', with Stripe' : ''}`, () => {
    const life = subscribersOf(bench, stripe)
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, liveUntil, queries } = life
    const now = () => new Date(bench().clock.time)
    const days = (count: number) => bench().clock.time + count * DAY_MS
    const post = (path: string, body: unknown) => bench().post(`/told/subscription/${path}`, body)
    const isOf = (id: string) =>
      [...provider().seen.values()].filter(({ charge }) => charge.key.includes(id))

    test('renews: a notice 21 days before, the amount it told, order, receipt and a longer licence', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const first = await rowOf(subscriptionId)
      await liveUntil(first.periodEnd.getTime() + DAY_MS / 2)
      const [notice] = await mailsOf(email, 'renewal-notice')
      const ahead = first.periodEnd.getTime() - (notice?.createdAt.getTime() ?? 0)
      expect(ahead).toBeGreaterThanOrEqual(21 * DAY_MS)
      expect(ahead).toBeLessThan(22 * DAY_MS)
      const [, renewal] = await ordersOf(userId)
      expect(renewal).toMatchObject({ kind: 'renewal', purchaseId: null, commission: null })
      expect(String(renewal?.total)).toBe(notice?.data.total)
      expect(renewal?.quote).toMatchObject({ discount: null, percentOff: 0 })
      const row = await rowOf(subscriptionId)
      expect(row).toMatchObject({
        state: 'active',
        renewalNotice: null,
        periodStart: first.periodEnd,
      })
      expect(await heldBy(userId)).toMatchObject({ endsAt: row.periodEnd })
      expect(await mailsOf(email, 'receipt')).toHaveLength(2)
      expect(isOf(subscriptionId)).toHaveLength(1)
    })

    test('renews with the arms of experiments that its account was shown', async () => {
      const { subscriptionId, userId } = await subscribe()
      const experiments = { headline: 'price' }
      await (await queries()).update(users).set({ experiments }).where(eq(users.id, userId))
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS / 2)
      const [first, renewal] = await ordersOf(userId)
      expect([first?.experiments, renewal?.experiments]).toEqual([null, experiments])
    })

    test('has two notices in French, 30 and 10 days before', async () => {
      const { subscriptionId, email } = await subscribe({ language: 'fr' })
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS / 2)
      const notices = await mailsOf(email, 'renewal-notice')
      const ahead = notices.map(({ createdAt }) =>
        Math.floor((periodEnd.getTime() - createdAt.getTime()) / DAY_MS),
      )
      expect(ahead).toEqual([30, 10])
      expect(notices.map(({ data }) => data.again)).toEqual(['no', 'yes'])
      expect(isOf(subscriptionId)).toHaveLength(1)
    })

    test('in Quebec has a notice 75 days before as well, and renews a reduced year once at what it cost', async () => {
      const list = newQuote(bench().clock.time)
      const quote = { ...list, amount: 200_92, percentOff: 33 }
      const { subscriptionId, userId, email } = await subscribe({ language: 'fr', quote }, QUEBEC)
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + 366 * DAY_MS)
      const notices = await mailsOf(email, 'renewal-notice')
      const ahead = notices.map(({ createdAt }) =>
        Math.floor((periodEnd.getTime() - createdAt.getTime()) / DAY_MS),
      )
      expect(ahead.slice(0, 3)).toEqual([75, 30, 10])
      expect((await ordersOf(userId)).map(({ amount }) => amount)).toEqual([200_92, 200_92, 299_88])
    })

    test('is not charged before a late notice is old enough: the period runs on, unpaid', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      bench().clock.time = periodEnd.getTime() - 3 * DAY_MS
      await life.work()
      const late = await rowOf(subscriptionId)
      expect(late.periodEnd.getTime()).toBeGreaterThanOrEqual(days(21))
      expect(await heldBy(userId)).toMatchObject({ endsAt: late.periodEnd })
      await liveUntil(late.periodEnd.getTime() - DAY_MS)
      expect(isOf(subscriptionId)).toHaveLength(0)
    })

    test('goes on with its plan where the book prices the chosen one no more, and says so to customer and operator', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await (
        await queries()
      )
        .update(subscriptions)
        .set({ nextPlan: sql`'gone'`, nextSeats: 3 })
        .where(eq(subscriptions.id, subscriptionId))
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const renewed = { state: 'active', plan: 'basic', seats: 1, nextPlan: null }
      expect(await rowOf(subscriptionId)).toMatchObject(renewed)
      expect(await ordersOf(userId)).toHaveLength(2)
      const told = (await mailsOf(email, 'plan-changed')).map(({ data }) => data)
      expect(told).toMatchObject([{ plan: 'basic', seats: '1', from: 'next' }])
      const event = `"event":"planned plan without a price","subscription":"${subscriptionId}"`
      expect(bench().logLines.filter((line) => line.includes(event))).toHaveLength(1)
    })

    test('is told of failures on days 0, 3 and 7 and ends on day 14', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      const method = { label: 'Visa 0341', expires: '2039-12' }
      await noteMethod(await queries(), { subscriptionId, method, now: now() })
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'past-due', failedTries: 1 })
      expect(await heldBy(userId)).toBeUndefined()
      await liveUntil(periodEnd.getTime() + 16 * DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended', dueAt: null })
      const failures = await mailsOf(email, 'charge-failed')
      const told = failures.map(({ data }) => `${String(data.nextTry)} ${String(data.isLast)}`)
      expect(told.toSorted((a, b) => a.localeCompare(b)).map((text) => text.split(' ')[1])).toEqual(
        ['no', 'no', 'yes'],
      )
      // The one that was charged, and not what Billing has seen before.
      expect(failures.map(({ data }) => data.method)).toEqual(failures.map(() => 'Visa 4242'))
      expect(await mailsOf(email, 'subscription-ended')).toHaveLength(1)
      expect(isOf(subscriptionId)).toHaveLength(4)
      provider().course = () => ({ state: 'succeeded' })
    })

    test('comes back with the payment of a later try, and its year begins then', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      provider().course = () => ({ state: 'succeeded' })
      await liveUntil(periodEnd.getTime() + 4 * DAY_MS)
      const row = await rowOf(subscriptionId)
      expect(row).toMatchObject({ state: 'active', failedTries: 0, failingSince: null })
      expect(row.periodStart.getTime()).toBeGreaterThanOrEqual(periodEnd.getTime() + 3 * DAY_MS)
      expect(await heldBy(userId)).toMatchObject({ endsAt: row.periodEnd })
    })

    test('that is refused for good has failed, which its owner is told of, and is charged another day', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'succeeded', lost: 'refused' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'past-due', failedTries: 1 })
      expect(await mailsOf(email, 'charge-failed')).toHaveLength(1)
      provider().course = () => ({ state: 'succeeded' })
      await liveUntil(periodEnd.getTime() + 4 * DAY_MS)
      expect(await ordersOf(userId)).toHaveLength(2)
    })

    test('is charged once when the answer is lost, and asked for again when the provider was away', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      const courses = ['before', 'after'] as const
      let call = 0
      provider().course = () => ({ state: 'succeeded', lost: courses[call++] })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await ordersOf(userId)).toHaveLength(2)
      expect(isOf(subscriptionId)).toHaveLength(1)
      provider().course = () => ({ state: 'succeeded' })
    })

    test('ends with its period once it was stopped, and nothing is charged', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await stopRenewal(await queries(), { subscriptionId, now: now() })
      await stopRenewal(await queries(), { subscriptionId, now: now() })
      await liveUntil(periodEnd.getTime() + 2 * DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended', renews: false })
      expect(await heldBy(userId)).toBeUndefined()
      expect(await mailsOf(email, 'renewal-stopped')).toHaveLength(1)
      expect(await mailsOf(email, 'subscription-ended')).toHaveLength(1)
      expect(isOf(subscriptionId)).toHaveLength(0)
      expect(await resumeRenewal(await queries(), { subscriptionId, now: now() })).toEqual({
        kind: 'ended',
      })
    })

    test('that was stopped while its charge was on the way is not charged, and resumed asks under the same name', async () => {
      const { subscriptionId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'succeeded', lost: 'before' })
      await liveUntil(periodEnd.getTime())
      await stopRenewal(await queries(), { subscriptionId, now: now() })
      provider().course = () => ({ state: 'succeeded' })
      await resumeRenewal(await queries(), { subscriptionId, now: now() })
      await liveUntil(days(1))
      expect(isOf(subscriptionId).map(({ charge }) => charge.key)).toEqual([
        `renew-${subscriptionId}-1`,
      ])
    })

    test('ends with the refund of its present year, and not with that of an older one', async () => {
      const { subscriptionId, userId, orderNumber } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const [first, second] = await ordersOf(userId)
      const refund = async (order: typeof first) =>
        recordRefund(await queries(), {
          orderNumber: order?.number ?? '',
          key: `re_${order?.number}`,
          refunded: order?.total ?? 0,
          reason: 'asked for',
          now: now(),
        })
      expect(first?.number).toBe(orderNumber)
      await refund(first)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active' })
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
      await refund(second)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      expect(await heldBy(userId)).toBeUndefined()
      expect(await stopRenewal(await queries(), { subscriptionId, now: now() })).toEqual({
        kind: 'ended',
      })
    })

    test('takes no charge of another amount, and none that nobody asked for', async () => {
      const { subscriptionId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'pending' })
      await liveUntil(periodEnd.getTime() + 1)
      const [asked] = isOf(subscriptionId)
      if (!asked) throw new Error('Nothing was charged')
      const paid = { ...asked.outcome, state: 'succeeded' }
      expect((await post('charge', { ...paid, total: paid.total + 1 })).status).toBe(409)
      expect((await post('charge', { ...paid, key: `renew-${'0'.repeat(32)}-1` })).status).toBe(404)
      expect((await post('charge', paid)).status).toBe(200)
      expect((await post('charge', paid)).status).toBe(200)
      expect(await rowOf(subscriptionId)).toMatchObject({ periodStart: periodEnd })
      provider().course = () => ({ state: 'succeeded' })
      expect(provider().faults).toEqual([])
    })
  })
