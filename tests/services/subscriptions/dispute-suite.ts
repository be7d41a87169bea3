import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { pdfText } from '../../support/pdf-text.ts'
import type { Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'
import { subscribersOf, type StartProvider } from './life/subscriber.ts'

/** A buyer asks the bank for a payment back, and the bank decides. */
export const disputeSuite = (bench: () => Bench, stripe?: StartProvider) =>
  describe(`a disputed payment${stripe ? ', with Stripe' : ''}`, () => {
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, queries } = subscribersOf(
      bench,
      stripe,
    )
    const { buy } = buyerOf(bench)
    const now = () => new Date(bench().clock.time)
    const post = (path: string, body: unknown) => bench().post(`/told/subscription/${path}`, body)

    const writtenOf = async (mail: Awaited<ReturnType<typeof mailsOf>>[number] | undefined) => {
      if (!mail) throw new Error('No mail')
      const { paper, opening } = await letterOf(await queries(), { ...bench().services, mail })
      if (!paper) throw new Error('The mail has no credit note')
      return { opening, number: paper.number, pdf: pdfText(await paperPdf(paper)) }
    }

    test('suspends its subscription, which is restored when it is won and ended when it is lost', async () => {
      const { subscriptionId, userId, email, outcome } = await subscribe()
      const paymentId = outcome.paymentId
      const tell = (id: string, state: string) => post('dispute', { id, paymentId, state })
      expect((await tell(`dp_${subscriptionId}_1`, 'opened')).status).toBe(200)
      expect(await heldBy(userId)).toBeUndefined()
      await tell(`dp_${subscriptionId}_2`, 'won')
      // The message that opened it comes once more, late and under another name.
      await tell(`dp_${subscriptionId}_3`, 'opened')
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active' })
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
      expect(await mailsOf(email, 'disputed')).toHaveLength(1)
      expect(await mailsOf(email, 'dispute-won')).toHaveLength(1)
      await tell(`dp_${subscriptionId}_4`, 'lost')
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      expect(await heldBy(userId)).toBeUndefined()
      // An alert waits for the first two: of what the bank decides nobody is woken.
      const lines = bench().logLines.filter((line) => line.includes(`"${paymentId}"`))
      const written = (event: string) => lines.filter((line) => line.includes(`"${event}"`)).length
      expect([written('payment disputed'), written('dispute decided')]).toEqual([2, 2])
      expect(
        (await post('dispute', { id: 'dp_none_1', paymentId: 'pay_none', state: 'opened' })).status,
      ).toBe(404)
    })

    const buyAnew = ({ email }: { email: string }) =>
      buy({ language: 'en' }, { email, place: { country: 'CA', province: 'ON' } }, (begun) =>
        provider().firstPayment({ key: `${begun.id}-1`, attempt: begun.attempt }),
      )

    const close = async ({ userId }: { userId: string }) =>
      (await queries()).update(users).set({ closedAt: now() }).where(eq(users.id, userId))

    test.each([
      ['has bought anew meanwhile, and is charged for that', buyAnew],
      ['has closed the account', close],
    ])('that is won in the end is no news to somebody who %s', async (_name, act) => {
      const { userId, email, outcome } = await subscribe()
      const { paymentId } = outcome
      for (const state of ['opened', 'lost', 'won']) {
        await post('dispute', { id: `dp_${paymentId}_${state}`, paymentId, state })
        if (state === 'lost') await act({ userId, email })
      }
      expect(await mailsOf(email, 'dispute-won')).toEqual([])
    })

    test.each([
      ['in whole', 0],
      ['less what was given back before', 1000],
    ])(
      'gets one credit note for a payment that its bank has returned, %s',
      async (_case, before) => {
        const { userId, email, orderNumber, attempt, outcome } = await subscribe()
        const { paymentId } = outcome
        const report = { orderNumber, key: `re_${paymentId}`, reason: 'asked for', now: now() }
        if (before > 0) await recordRefund(await queries(), { ...report, refunded: before })
        await post('dispute', { id: `dp_${paymentId}_1`, paymentId, state: 'opened' })
        for (const number of [2, 2, 3]) {
          const answer = await post('dispute', {
            id: `dp_${paymentId}_${number}`,
            paymentId,
            state: 'lost',
          })
          expect(answer.status).toBe(200)
        }
        const [order] = await ordersOf(userId)
        expect(order?.refunded).toBe(attempt.total)
        const notes = await (await queries()).select().from(refunds).orderBy(refunds.creditNote)
        expect(notes.map(({ creditNote }) => creditNote)).toEqual(notes.map((_note, at) => at + 1))
        const amount = attempt.total - before
        expect(notes.at(-1)).toMatchObject({ orderNumber, amount, reason: 'dispute lost' })
        const mails = (await mailsOf(email, 'refund')).filter(({ data }) => data.by === 'bank')
        expect(mails).toHaveLength(1)
        const { opening, number, pdf } = await writtenOf(mails[0])
        expect(opening[1]).toMatch(/^Your bank has returned/)
        expect(number).toMatch(/^C-\d{6}$/)
        expect(pdf).toContain(number)
        expect(await mailsOf(email, 'subscription-ended')).toHaveLength(1)
        expect(await heldBy(userId)).toBeUndefined()
      },
    )

    test('of an order without a subscription waits for a person, and gets its credit note when it is lost', async () => {
      const { userId, subscriptionId, outcome } = await subscribe()
      const { paymentId } = outcome
      await (
        await queries()
      )
        .update(orders)
        .set({ subscriptionId: null })
        .where(eq(orders.paymentId, `${paymentId}`))
      const tell = (state: string) =>
        post('dispute', { id: `dp_${paymentId}_${state}`, paymentId, state })
      expect((await tell('opened')).status).toBe(404)
      expect((await tell('lost')).status).toBe(200)
      const [order] = await ordersOf(userId)
      expect(order?.refunded).toBe(order?.total)
      expect(await heldBy(userId)).toBeUndefined()
      const stored = await (
        await queries()
      )
        .select({ state: subscriptions.state })
        .from(subscriptions)
        .where(eq(subscriptions.id, subscriptionId))
      expect(stored).toEqual([{ state: 'active' }])
    })
  })
