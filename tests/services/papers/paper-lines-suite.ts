import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { orderAnswerOf } from '#services/orders/order-answer.ts'
import { creditNotePaper, receiptPaper } from '#services/papers/receipt-paper.ts'
import { readerOf, writtenMoney, writtenPeriod } from '#services/papers/written.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { buyerOf, newQuote } from '../support/purchase.ts'

/** What single lines of receipts and credit notes say. */
export const paperLinesSuite = (bench: () => Bench) =>
  describe('lines of receipts and credit notes', () => {
    const { buy } = buyerOf(bench)

    test('names a change of plan and its days, as one difference in every language', async () => {
      const { orderNumber } = await buy({ quote: newQuote(bench().clock.time, 'team') })
      const queries = await bench().database.get()
      const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
      if (!order) throw new Error('Paying made no order')
      const periodStart = new Date('2027-03-10T12:00:00Z')
      const renewsAt = new Date('2027-11-23T12:00:00Z')
      const premium = { ...order.quote, plan: 'premium' as const, percentOff: 0, amount: 396_40 }
      const sold = { seats: 5, amount: 396_40, quote: premium, periodStart, renewsAt }
      const change = { ...order, ...sold, kind: 'change' as const }
      for (const language of LOCALE_CODES) {
        const { facts, amounts } = receiptPaper(change, language)
        const period = writtenPeriod(
          { from: periodStart, to: renewsAt },
          readerOf(change, language),
        )
        const { users, unitPrice, item } = wordsOf(language).papers
        const [, year = ''] = item.split(', ')
        const label = amounts[0]?.label ?? ''
        expect(label).toContain(period)
        expect(label).toContain(`Premium, ${fillText(users.other, { count: '5' })}`)
        expect(label).not.toContain(year)
        const money = writtenMoney({ amount: 396_40, currency: order.currency }, language)
        expect(facts).toContainEqual({ label: unitPrice, value: `1 × ${money}` })
      }
      expect(receiptPaper(change, 'en').amounts[0]?.label).toMatch(/^Change to Business in a Box/)
      expect(orderAnswerOf(change).items[0]).toMatchObject({ quantity: 1, unitPrice: 396.4 })
    })

    test('a credit note gives back the amount before tax and each tax, which make its total', async () => {
      const { orderNumber, attempt } = await buy()
      const queries = await bench().database.get()
      const report = { key: randomUUID(), refunded: attempt.total, reason: 'asked for' }
      await bench().post(`/told/order/${orderNumber}/refund`, report)
      const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
      const [refund] = await queries.select().from(refunds).where(eq(refunds.key, report.key))
      if (!order || !refund) throw new Error('Nothing was given back')
      const { amounts, total } = creditNotePaper({ order, refund }, 'en')
      const money = (amount: number) => writtenMoney({ amount, currency: order.currency }, 'en')
      const taxes = order.taxes.map(({ amount }) => money(amount))
      expect(taxes).not.toEqual([])
      expect(amounts.map(({ value }) => value)).toEqual([money(order.amount), ...taxes])
      expect(total.value).toBe(money(order.total))
    })

    test.each([
      ['DE', 'DE123456789', 'USt-IdNr.: DE123456789'],
      ['DE', '12/345/67890', 'Steuernummer: 12/345/67890'],
      ['CH', 'CHE-123.456.789', 'Steuernummer: CHE-123.456.789'],
    ])('calls the number of a buyer in %s, %s, what it is', async (country, taxNumber, line) => {
      const { orderNumber } = await buy()
      const queries = await bench().database.get()
      const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
      if (!order) throw new Error('Paying made no order')
      const buyer = { ...order.buyer, country, province: null, taxNumber }
      expect(receiptPaper({ ...order, buyer }, 'de').parties[1]?.lines).toContain(line)
    })
  })
