import { eq } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orders, outboxMails, refunds } from '#services/db/purchase-schema.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import type { Bench } from '../support/bench.ts'
import { newKey } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'

/** Money goes back once, never more than came, and what hangs on it goes with it (S2 §9). */
export const refundsSuite = (bench: () => Bench) =>
  describe('refunds', () => {
    const { buy } = buyerOf(bench)
    const report = (orderNumber: string, body: Record<string, unknown>) =>
      bench().post(`/told/order/${orderNumber}/refund`, {
        key: newKey(),
        reason: 'asked for',
        ...body,
      })
    const queries = () => bench().database.get()
    const orderOf = async (number: string) => {
      const [order] = await (await queries()).select().from(orders).where(eq(orders.number, number))
      if (!order) throw new Error('The order is gone')
      return order
    }
    const refundsOf = async (number: string) =>
      (await queries())
        .select()
        .from(refunds)
        .where(eq(refunds.orderNumber, number))
        .orderBy(refunds.creditNote)
    const heldBy = async (number: string) => {
      const { userId } = await orderOf(number)
      return entitlementOf(await queries(), { userId, now: new Date(bench().clock.time) })
    }

    test('give a whole payment back: credit note, taxes, mail, and the licence has ended', async () => {
      const { orderNumber, attempt } = await buy()
      const answer = await report(orderNumber, { refunded: attempt.total })
      expect(answer.status).toBe(201)
      expect(await answer.json()).toMatchObject({
        refunded: attempt.total,
        refund: {
          amount: attempt.total,
          taxes: attempt.taxes,
          creditNote: expect.stringMatching(/^C-\d{6}$/),
        },
      })
      expect(await heldBy(orderNumber)).toBeUndefined()
      const [given] = await refundsOf(orderNumber)
      const mails = await (
        await queries()
      )
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.key, `refund:${given?.key}`))
      expect(mails).toMatchObject([{ kind: 'refund', recipient: attempt.buyer.email }])
    })

    test('of a part leave the licence as it is', async () => {
      const { orderNumber } = await buy()
      expect((await report(orderNumber, { refunded: 1000 })).status).toBe(201)
      expect(await heldBy(orderNumber)).toMatchObject({ plan: 'basic' })
      expect(await orderOf(orderNumber)).toMatchObject({ refunded: 1000 })
      expect(await refundsOf(orderNumber)).toMatchObject([{ amount: 1000 }])
    })

    test('count a report once, by its key and by what it says, also many at a time', async () => {
      const { orderNumber } = await buy()
      const key = newKey()
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => report(orderNumber, { refunded: 700, key })),
        ...Array.from({ length: 5 }, () => report(orderNumber, { refunded: 700 })),
      ])
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
      expect(await refundsOf(orderNumber)).toHaveLength(1)
    })

    test('are refused beyond what was paid, of an unknown order, and under the key of another order', async () => {
      const [first, second] = [await buy(), await buy()]
      const key = newKey()
      expect((await report(first.orderNumber, { refunded: 100, key })).status).toBe(201)
      expect((await report(second.orderNumber, { refunded: 100, key })).status).toBe(409)
      const tooMuch = await report(second.orderNumber, { refunded: second.attempt.total + 1 })
      expect(tooMuch.status).toBe(409)
      expect((await report('BB-0000000000', { refunded: 1 })).status).toBe(404)
      expect(await orderOf(second.orderNumber)).toMatchObject({ refunded: 0 })
      expect(await refundsOf(second.orderNumber)).toEqual([])
    })

    test('take back the commission in proportion, all of it in the end', async () => {
      const { orderNumber, attempt } = await buy()
      const { total } = attempt
      await (
        await queries()
      )
        .update(orders)
        .set({ commission: 8996 })
        .where(eq(orders.number, orderNumber))
      await report(orderNumber, { refunded: Math.floor(total / 3) })
      await report(orderNumber, { refunded: total })
      const given = await refundsOf(orderNumber)
      expect(given[0]?.commissionReversed).toBe(2998)
      expect(given.reduce((sum, row) => sum + row.commissionReversed, 0)).toBe(8996)
    })

    test('never exceed the payment, add up to it with their taxes, and number credit notes without a gap', async () => {
      await assert(
        asyncProperty(
          constantFrom('QC', 'ON', 'NS', 'AB'),
          array(integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 6 }),
          async (province, reports) => {
            const { orderNumber, attempt } = await buy({}, { place: { country: 'CA', province } })
            for (const refunded of reports) await report(orderNumber, { refunded })
            await report(orderNumber, { refunded: attempt.total })
            const order = await orderOf(orderNumber)
            const given = await refundsOf(orderNumber)
            expect(order.refunded).toBe(order.total)
            expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
            for (const { amount, taxes } of given) {
              const taxed = taxes.reduce((sum, line) => sum + line.amount, 0)
              expect(taxes.every((line) => line.amount >= 0)).toBe(true)
              expect(taxed).toBeLessThanOrEqual(amount)
            }
            for (const [index, line] of order.taxes.entries()) {
              const back = given.reduce((sum, { taxes }) => sum + (taxes[index]?.amount ?? 0), 0)
              expect(back).toBe(line.amount)
            }
          },
        ),
        { numRuns: 12, seed: 16 },
      )
      const notes = await (
        await queries()
      )
        .select({ creditNote: refunds.creditNote })
        .from(refunds)
        .orderBy(refunds.creditNote)
      expect(notes.map(({ creditNote }) => creditNote)).toEqual(notes.map((_row, at) => at + 1))
    }, 60_000)

    test('log no address', async () => {
      const { orderNumber, attempt } = await buy()
      await report(orderNumber, { refunded: 5 })
      await report(orderNumber, { refunded: attempt.total + 5 })
      const lines = bench().logLines.join('')
      expect(lines).toContain('order refunded')
      expect(lines).toContain('refund refused')
      expect(lines).not.toContain(attempt.buyer.email)
    })
  })
