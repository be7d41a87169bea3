import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { readerOf, writtenDay } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { newQuote } from '../support/purchase.ts'
import { actsOf } from './life/acts.ts'
import type { ChargeSeen } from './life/provider-stub.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

const BILLING = 'account/billing/?lang=en'

const PREMIUM = { plan: 'premium', seats: 5 } as const

/** What is heard late, or in another order than it happened (docs/decisions/059). */
export const lateWordSuite = (bench: () => Bench) =>
  describe('what is heard late', () => {
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, ordersOf, liveUntil, heldBy, mailsOf, queries } = life
    const { now, isOf, upgrade, refund, wentBack, textTo } = actsOf(bench, life)
    const { logIn } = billingMembers(bench)

    beforeEach(() => courseIs('succeeded'))

    const courseIs = (state: 'succeeded' | 'failed' | 'pending', lost?: 'before') => {
      provider().course = () => ({ state, ...(lost && { lost }) })
    }

    const hear = async (one: ChargeSeen | undefined, state: 'succeeded' | 'failed') => {
      if (!one) throw new Error('Nothing was charged')
      await provider().decide(one, state)
      const { status } = await bench().post('/told/subscription/charge', one.outcome)
      expect(status).toBe(200)
    }

    const look = async (userId: string) => {
      const { read } = await logIn(userId)
      expect(await read(BILLING)).toContain(provider().card)
    }

    const toldOf = async () => {
      const subscriber = await subscribe()
      const { periodEnd } = await rowOf(subscriber.subscriptionId)
      await liveUntil(periodEnd.getTime() - 10 * DAY_MS)
      return { ...subscriber, periodEnd }
    }

    /** The second try is with the bank when the first one turns out to be paid. */
    const lateFirst = async (isLarger: boolean) => {
      const subscriber = await toldOf()
      const { subscriptionId, periodEnd } = subscriber
      if (isLarger) await upgrade(subscriptionId, PREMIUM)
      courseIs('failed')
      await liveUntil(periodEnd.getTime() + DAY_MS)
      courseIs('pending')
      await liveUntil(periodEnd.getTime() + 4 * DAY_MS)
      courseIs('succeeded')
      const [first, second] = isOf(subscriptionId).slice(-2)
      await hear(first, 'succeeded')
      if (!second) throw new Error('There was no second try')
      // The bank decides, and no message of it arrives.
      await provider().decide(second, 'succeeded')
      await liveUntil(now() + DAY_MS)
      return subscriber
    }

    const boughtBy = async (userId: string) => (await ordersOf(userId)).map(({ kind }) => kind)

    test('an earlier try that comes in while the bank has the next one pays for the year, and the next one goes back, also untold', async () => {
      const { subscriptionId, userId } = await lateFirst(false)
      expect(await boughtBy(userId)).toEqual(['first', 'renewal', 'renewal'])
      expect(await wentBack(userId)).toEqual([(await ordersOf(userId)).at(-1)?.number])
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active' })
    })

    test('a larger plan that was to be charged then is told of as not paid for', async () => {
      const { subscriptionId, userId, email } = await lateFirst(true)
      expect(await boughtBy(userId)).toEqual(['first', 'change', 'renewal', 'renewal'])
      expect(await wentBack(userId)).toEqual([(await ordersOf(userId)).at(-1)?.number])
      expect(await mailsOf(email, 'plan-unchanged')).toHaveLength(1)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', plan: 'basic' })
    })

    test('an earlier try that comes in before the next one has reached the provider is the only one', async () => {
      const { subscriptionId, userId, periodEnd } = await toldOf()
      courseIs('failed')
      await liveUntil(periodEnd.getTime() + DAY_MS)
      courseIs('pending', 'before')
      await liveUntil(periodEnd.getTime() + 3 * DAY_MS + 1)
      courseIs('succeeded')
      await hear(isOf(subscriptionId)[0], 'succeeded')
      await liveUntil(now() + DAY_MS)
      expect(isOf(subscriptionId)).toHaveLength(1)
      expect(await ordersOf(userId)).toHaveLength(2)
    })

    test('a card that was changed before anybody saw that the charge had failed is tried at once', async () => {
      const { subscriptionId, userId } = await subscribe()
      provider().card = 'Visa 4242'
      await look(userId)
      const { periodEnd } = await rowOf(subscriptionId)
      courseIs('failed')
      await liveUntil(periodEnd.getTime() + DAY_MS)
      courseIs('succeeded')
      provider().card = 'Visa 0002'
      await look(userId)
      await life.work()
      expect(isOf(subscriptionId)).toHaveLength(2)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', failedTries: 0 })
    })

    test.each([1, 2])(
      'a card that is changed while try %i is on its way is tried when that has failed',
      async (tries) => {
        const { subscriptionId, userId } = await subscribe()
        provider().card = 'Visa 4242'
        await look(userId)
        const { periodEnd } = await rowOf(subscriptionId)
        courseIs('failed')
        if (tries > 1) await liveUntil(periodEnd.getTime() + DAY_MS)
        courseIs('pending')
        await liveUntil(periodEnd.getTime() + (tries - 1) * 3 * DAY_MS + tries)
        bench().clock.time += 60_000
        provider().card = 'Visa 0002'
        await look(userId)
        courseIs('failed')
        await hear(isOf(subscriptionId).at(-1), 'failed')
        await life.work()
        await life.work()
        expect(isOf(subscriptionId)).toHaveLength(tries + 1)
        expect(await rowOf(subscriptionId)).toMatchObject({ state: 'past-due', failedTries: tries })
      },
    )

    test('a reduced price that the law of the place keeps once is kept through a change of plan', async () => {
      const quote = { ...newQuote(now()), amount: 200_92, percentOff: 33 }
      const quebec = { country: 'CA', province: 'QC' } as const
      const { subscriptionId, userId, orderNumber } = await subscribe(
        { quote, language: 'en' },
        quebec,
      )
      bench().clock.time += DAY_MS
      await upgrade(subscriptionId, PREMIUM)
      const [, change] = await ordersOf(userId)
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      // The year that was reduced, and what the larger plan costs more by the list.
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ kind: 'renewal', amount: 500_92 })
      expect(change?.subscriptionId).toBe((await rowOf(subscriptionId)).providerId)
      const second = await rowOf(subscriptionId)
      await liveUntil(second.periodEnd.getTime() + DAY_MS)
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ kind: 'renewal', amount: 599_88 })
      expect(orderNumber).not.toBe(change?.number)
    })

    test('a larger plan whose price for the renewed year is declined is gone, and the mail says what there is', async () => {
      const { subscriptionId, email, periodEnd } = await toldOf()
      await upgrade(subscriptionId, PREMIUM)
      await liveUntil(periodEnd.getTime() - 1)
      let charges = 0
      provider().course = () => ({ state: (charges += 1) === 1 ? 'succeeded' : 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ plan: 'basic', periodStart: periodEnd })
      for (const language of LOCALE_CODES) {
        const text = await textTo(email, { kind: 'plan-unchanged', language })
        const [before] = wordsOf(language).subscriptionMail.unchanged.held.split('{item}')
        expect(text).toContain(`${before}Business in a Box Basic`)
      }
    })

    test('what was told of another period is not charged for this one', async () => {
      const { subscriptionId, userId, periodEnd } = await toldOf()
      const { renewalNotice } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      // As a process of the build before has read it, and writes it after the renewal.
      const stale = renewalNotice && { ...renewalNotice, total: 1, amount: 1, taxes: [] }
      await (
        await queries()
      )
        .update(subscriptions)
        .set({ renewalNotice: stale })
        .where(eq(subscriptions.id, subscriptionId))
      const next = await rowOf(subscriptionId)
      expect(next.renewalNotice).toBeNull()
      await liveUntil(next.periodEnd.getTime() + DAY_MS)
      expect((await ordersOf(userId)).at(-1)).toMatchObject({ kind: 'renewal', amount: 299_88 })
    })

    test('an appeal that is won after a lost dispute gives the time back that was paid for', async () => {
      const { subscriptionId, userId, email, outcome } = await subscribe()
      const { paymentId } = outcome
      const held = await heldBy(userId)
      for (const state of ['opened', 'lost', 'won', 'won']) {
        bench().clock.time += DAY_MS
        const report = { id: `dp_${subscriptionId}_${state}`, paymentId, state }
        expect((await bench().post('/told/subscription/dispute', report)).status).toBe(200)
        if (state === 'lost') expect(await heldBy(userId)).toBeUndefined()
      }
      expect(await heldBy(userId)).toEqual(held)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      for (const language of LOCALE_CODES) {
        const reader = readerOf(await rowOf(subscriptionId), language)
        const until = writtenDay(new Date(held?.endsAt ?? 0), reader)
        const text = await textTo(email, { kind: 'dispute-won', language })
        expect(text).toContain(
          fillWords(wordsOf(language).subscriptionMail.disputeWon.again, { date: until }),
        )
      }
    })

    test('a bank that only asks suspends nothing, and lets go what an earlier release has suspended for it', async () => {
      const { subscriptionId, userId, outcome } = await subscribe()
      const { paymentId } = outcome
      const held = await heldBy(userId)
      const hearOf = async (state: string) => {
        bench().clock.time += DAY_MS
        const report = { id: `dp_${bench().clock.time}`, paymentId, state }
        expect((await bench().post('/told/subscription/dispute', report)).status).toBe(200)
      }
      await hearOf('asked')
      expect(await heldBy(userId)).toEqual(held)
      await hearOf('opened')
      expect(await heldBy(userId)).toBeUndefined()
      await hearOf('asked')
      expect(await heldBy(userId)).toEqual(held)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', renews: true })
      // The bank may take the money all the same.
      await hearOf('opened')
      expect(await heldBy(userId)).toBeUndefined()
    })

    test('an appeal that is won gives nothing back where the money was given back otherwise', async () => {
      const { subscriptionId, userId, orderNumber, attempt, outcome } = await subscribe()
      await refund(orderNumber, attempt.total)
      for (const state of ['lost', 'won']) {
        const report = {
          id: `dp_${subscriptionId}_${state}`,
          paymentId: outcome.paymentId,
          state,
        }
        await bench().post('/told/subscription/dispute', report)
      }
      expect(await heldBy(userId)).toBeUndefined()
    })
  })
