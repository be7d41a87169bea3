import { describe, expect, test } from 'vitest'
import { fillText } from '#lib/util/fill-text.ts'
import { shareOf } from '#lib/util/share-of.ts'
import { orderAnswerOf } from '#services/orders/order-answer.ts'
import { receiptPaper } from '#services/papers/receipt-paper.ts'
import { writtenMoney } from '#services/papers/written.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { attemptFor, buyerOf, outcomeFor } from '../support/purchase.ts'

const included = (total: number) => {
  const amount = shareOf(total, { parts: 19_000, of: 119_000 })
  return { taxes: [{ tax: 'VAT' as const, rate: 19_000, amount }], total }
}

const reversed = (listed: number) => ({
  taxes: [{ tax: 'VAT' as const, rate: 0, amount: 0 }],
  total: listed - (included(listed).taxes[0]?.amount ?? 0),
})

/** Orders whose price has value added tax in it, as the site sends them once their country is settled (docs/decisions/048). */
export const vatSuite = (bench: () => Bench) =>
  describe('orders with value added tax', () => {
    const { keep, tryToPay, tell, ordersOf } = buyerOf(bench)

    const buyWith = async (
      sumsOf: (listed: number) => ReturnType<typeof included>,
      taxNumber: string | null = null,
    ) => {
      const { id, quote } = await keep({ language: 'de' })
      const made = attemptFor(quote)
      const buyer = { ...made.buyer, country: 'DE', province: null, company: 'Lee GmbH', taxNumber }
      const attempt = { ...made, buyer, ...sumsOf(quote.amount) }
      const answer = await tryToPay(id, attempt)
      if (answer.status !== 201) return { status: answer.status, order: undefined }
      await tell(id, outcomeFor(attempt))
      const [order] = await ordersOf(id)
      return { status: answer.status, order }
    }

    test('keep what is left before tax as their amount, and say the tax on the receipt', async () => {
      const { order } = await buyWith(included)
      if (!order) throw new Error('Paying made no order')
      expect(order.total).toBe(order.quote.amount)
      expect(order.amount + (order.taxes[0]?.amount ?? 0)).toBe(order.total)
      const { amounts } = receiptPaper(order)
      expect(amounts.map(({ label }) => label)).toContainEqual(
        expect.stringMatching(/^MwSt\.\s19\s%$/),
      )
    })

    test('give the tax back with the money', async () => {
      const { order } = await buyWith(included)
      if (!order) throw new Error('Paying made no order')
      const { number: orderNumber, total: refunded, taxes } = order
      const given = await recordRefund(await bench().database.get(), {
        orderNumber,
        key: `re_${orderNumber}`,
        refunded,
        reason: 'asked for',
        now: new Date(bench().clock.time),
      })
      expect(given).toMatchObject({ kind: 'recorded', refund: { taxes } })
    })

    test('of a business name who owes the tax', async () => {
      const { order } = await buyWith(reversed, 'DE123456789')
      if (!order) throw new Error('Paying made no order')
      expect(order.amount).toBe(order.total)
      for (const language of ['de', 'fr', 'en'] as const) {
        const { facts } = receiptPaper(order, language)
        const { reverseCharge, reverseChargeText } = wordsOf(language).papers
        expect(facts).toContainEqual({ label: reverseCharge, value: reverseChargeText })
      }
    })

    test('tell a business the price of the renewal as it pays it, in answer and mail', async () => {
      const { order } = await buyWith(reversed, 'DE123456789')
      if (!order) throw new Error('Paying made no order')
      expect(order.quote).toMatchObject({ percentOff: 0 })
      expect(orderAnswerOf(order).renewalPrice).toBe(order.amount)
      const [receipt] = await lettersTo(bench(), order.buyer.email)
      const price = writtenMoney({ amount: order.amount, currency: order.currency }, 'de')
      expect(receipt?.letter.ending).toContain(
        fillText(wordsOf('de').mail.receipt.renewalPrice.reverse, { price }),
      )
    })

    test('are refused where the total is not the price of the book', async () => {
      const wrong = (listed: number) => ({ ...included(listed), total: listed + 1 })
      expect((await buyWith(wrong)).status).toBe(422)
    })
  })
