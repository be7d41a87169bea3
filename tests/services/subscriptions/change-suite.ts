import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PlanId } from '#lib/config/plans.ts'
import { refunds, type orders } from '#services/db/purchase-schema.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { planNext, upgradeNow } from '#services/subscriptions/change-plan.ts'
import { quoteChange } from '#services/subscriptions/change-quote.ts'
import { renewalPrice } from '#services/subscriptions/renewal-price.ts'
import { pricedChoices } from '#services/web-app/billing/plan-choice.ts'
import type { Bench } from '../support/bench.ts'
import { DAY_MS, subscribersOf, type StartProvider } from './life/subscriber.ts'

/** Other plans and numbers of people: at once, with the next period, and paid for after they were given up (docs/decisions/045). */
export const changeSuite = (bench: () => Bench, stripe?: StartProvider) =>
  describe(`a change of plan${stripe ? ', with Stripe' : ''}`, () => {
    const life = subscribersOf(bench, stripe)
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, liveUntil, queries } = life
    const now = () => new Date(bench().clock.time)
    const days = (count: number) => bench().clock.time + count * DAY_MS
    const isOf = (id: string) =>
      [...provider().seen.values()].filter(({ charge }) => charge.key.includes(id))
    const upgrade = async (
      subscriptionId: string,
      to: { plan: PlanId; seats: number } = { plan: 'premium', seats: 5 },
    ) => upgradeNow(await queries(), { ...to, subscriptionId, services: bench().services })

    /** A change whose payment was made, and which nobody heard of for two days. */
    const givenUp = async () => {
      const subscriber = await subscribe()
      const { subscriptionId } = subscriber
      provider().course = () => ({ state: 'succeeded', lost: 'after' })
      expect(await upgrade(subscriptionId)).toEqual({ kind: 'pending' })
      await liveUntil(days(2))
      provider().course = () => ({ state: 'succeeded' })
      const tellLate = async () => {
        const [late] = isOf(subscriptionId)
        const { status } = await bench().post('/told/subscription/charge', late?.outcome)
        expect(status).toBe(200)
      }
      return { ...subscriber, tellLate }
    }

    /** Whether the order knows that the provider gave all of it back, by one credit note. */
    const isGivenBack = async (order: typeof orders.$inferSelect | undefined) => {
      if (!order) return false
      const notes = await (
        await queries()
      )
        .select()
        .from(refunds)
        .where(eq(refunds.orderNumber, order.number))
      const [kept] = (await ordersOf(order.userId)).filter(({ number }) => number === order.number)
      return (
        kept?.refunded === order.total &&
        notes.map(({ amount }) => amount).join() === `${order.total}`
      )
    }

    const held = async ({ subscriptionId, userId }: { subscriptionId: string; userId: string }) => {
      const { plan, seats, periodEnd } = await rowOf(subscriptionId)
      const licence = await heldBy(userId)
      return { plan, seats, periodEnd, licence }
    }

    test('changes its plan with the next period, for the price that was told anew', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      const wanted = { subscriptionId, plan: 'premium', seats: 5, now: now() } as const
      expect(await planNext(await queries(), wanted)).toMatchObject({ kind: 'done' })
      expect(await planNext(await queries(), wanted)).toMatchObject({ kind: 'same' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await heldBy(userId)).toMatchObject({ plan: 'premium', seats: 5 })
      expect((await ordersOf(userId)).at(-1)?.quote).toMatchObject({ plan: 'premium' })
      expect(await mailsOf(email, 'plan-changed')).toHaveLength(1)
    })

    test('changes to a larger plan at once, for the rest of the year', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodStart, periodEnd } = await rowOf(subscriptionId)
      const year = (periodEnd.getTime() - periodStart.getTime()) / DAY_MS
      const { services } = bench()
      const wanted = { subscriptionId, plan: 'premium', seats: 5, services } as const
      provider().course = () => ({ state: 'failed' })
      expect(await upgradeNow(await queries(), wanted)).toEqual({ kind: 'failed' })
      provider().course = () => ({ state: 'succeeded' })
      bench().clock.time += 100 * DAY_MS + 3600_000
      expect(await upgradeNow(await queries(), wanted)).toMatchObject({ kind: 'done' })
      const change = (await ordersOf(userId)).at(-1)
      // The difference is 300.00 a year; the day that has begun counts as left.
      const amount = Math.round((300_00 * (year - 100)) / year)
      expect(change).toMatchObject({ kind: 'change', renewsAt: periodEnd, amount })
      expect(await heldBy(userId)).toMatchObject({ plan: 'premium', endsAt: periodEnd })
      const smaller = { ...wanted, plan: 'basic', seats: 1 } as const
      expect(await upgradeNow(await queries(), smaller)).toMatchObject({ reason: 'smaller' })
    })

    test('on the day of purchase costs the difference of the prices, also in two steps', async () => {
      const { subscriptionId, userId } = await subscribe()
      bench().clock.time += 11 * 3600_000
      await upgrade(subscriptionId, { plan: 'team', seats: 3 })
      bench().clock.time += 11 * 3600_000
      await upgrade(subscriptionId)
      // 299.88, 539.64, and 599.88 a year.
      const amounts = (await ordersOf(userId)).map(({ amount }) => amount)
      expect(amounts).toEqual([299_88, 239_76, 60_24])
    })

    test('is shown with the taxes of a year', async () => {
      const quebec = { country: 'CA', province: 'QC' } as const
      const { subscriptionId, userId } = await subscribe({ language: 'en' }, quebec)
      const row = await rowOf(subscriptionId)
      const [first] = await ordersOf(userId)
      if (!first) throw new Error('There is no order')
      const wanted = { plan: 'premium', seats: 5 } as const
      const year = { ...wanted, subscription: row, at: now(), lastQuote: first.quote }
      const price = renewalPrice(year)
      expect(price?.taxes.map(({ tax }) => tax)).toEqual(['GST', 'QST'])
      const quote = await quoteChange(await queries(), { ...wanted, row, now: now() })
      expect(quote).toMatchObject({ kind: 'larger', yearly: price?.total })
      const choices = await pricedChoices(await queries(), { subscription: row, at: now() })
      expect(choices).toContainEqual({ ...wanted, yearly: price?.total })
    })

    test('that costs less than can be charged is a present', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() - 10 * 60_000)
      const asked = isOf(subscriptionId).length
      const team = { plan: 'team', seats: 2 } as const
      expect(await upgrade(subscriptionId, team)).toMatchObject({ kind: 'done' })
      expect(isOf(subscriptionId)).toHaveLength(asked)
      expect(await heldBy(userId)).toMatchObject(team)
    })

    test('that the provider was not heard of for a day is given up, and its customer told', async () => {
      const subscriber = await givenUp()
      const mails = await mailsOf(subscriber.email, 'plan-unchanged')
      expect(mails.map(({ data }) => data)).toEqual([
        { subscriptionId: subscriber.subscriptionId, plan: 'premium', seats: '5' },
      ])
      expect(await rowOf(subscriber.subscriptionId)).toMatchObject({ plan: 'basic', seats: 1 })
    })

    test('that a bank refuses days later is told of', async () => {
      const { subscriptionId, email } = await subscribe()
      provider().course = () => ({ state: 'pending' })
      expect(await upgrade(subscriptionId)).toEqual({ kind: 'pending' })
      const [asked] = isOf(subscriptionId)
      const refused = { ...asked?.outcome, state: 'failed', reason: 'declined' }
      await bench().post('/told/subscription/charge', refused)
      await bench().post('/told/subscription/charge', refused)
      expect(await mailsOf(email, 'plan-unchanged')).toHaveLength(1)
      provider().course = () => ({ state: 'succeeded' })
    })

    test.each([
      ['before the renewal', 0],
      ['after the renewal', 366],
    ])(
      'that is paid for late, %s, changes neither plan nor licence, and its money goes back',
      async (_case, later) => {
        const subscriber = await givenUp()
        await liveUntil(days(later))
        const before = await held(subscriber)
        await subscriber.tellLate()
        expect(await held(subscriber)).toEqual(before)
        expect(before.licence?.endsAt).toEqual(before.periodEnd)
        const change = (await ordersOf(subscriber.userId)).find(({ kind }) => kind === 'change')
        provider().course = () => ({ state: 'succeeded', lost: 'before' })
        await sendDueRefunds(await queries(), bench().services)
        provider().course = () => ({ state: 'succeeded' })
        // What could not be given back is asked for again later, and then once.
        bench().clock.time += 3600_000
        await sendDueRefunds(await queries(), bench().services)
        await sendDueRefunds(await queries(), bench().services)
        expect(provider().givenBack.get(change?.paymentId ?? '')).toBe(change?.total)
        if (stripe) expect(await isGivenBack(change)).toBe(true)
      },
    )

    test('that is paid for late after another one leaves the later one as it is', async () => {
      const subscriber = await givenUp()
      expect(await upgrade(subscriber.subscriptionId)).toMatchObject({ kind: 'done' })
      const before = await held(subscriber)
      await subscriber.tellLate()
      expect(await held(subscriber)).toEqual(before)
      await sendDueRefunds(await queries(), bench().services)
      const [, second, late] = await ordersOf(subscriber.userId)
      expect(provider().givenBack.get(late?.paymentId ?? '')).toBe(late?.total)
      expect(provider().givenBack.has(second?.paymentId ?? '')).toBe(false)
    })
  })
