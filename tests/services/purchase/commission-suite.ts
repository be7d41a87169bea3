import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import type { Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, newQuote, outcomeFor } from '../support/purchase.ts'

const MINUTE_MS = 60_000

/** What an affiliate gets for a sale (S2 §9 "Affiliate programme terms"). */
export const commissionSuite = (bench: () => Bench) =>
  describe('commission', () => {
    const { keep, tryToPay, tell, ordersOf } = buyerOf(bench)

    const click = async (paidBy?: 'gclid') => {
      const link = { offerId: 12, affiliateId: 345, page: '/start', language: 'en' } as const
      const query = clickQuery(
        { ...link, ...(paidBy && { paidBy }) },
        randomUUID().replaceAll('-', ''),
      )
      const answer = await bench().call(`/affiliate-network/clk?${query}`)
      return networkClickAnswer.parse(await answer.json()).transaction_id
    }

    type Way = {
      toQuote?: number
      toAttempts?: readonly number[]
      toOutcome?: number
      paidBy?: 'gclid'
      transaction?: string | null
    }

    /** A sale whose buyer takes so many minutes for each step; its order. */
    const sell = async ({ toQuote = 1, toAttempts = [1], toOutcome = 1, ...way }: Way) => {
      const { clock } = bench()
      const began = clock.time
      const later = (minutes: number) => {
        clock.time += minutes * MINUTE_MS
      }
      try {
        const counted = await click(way.paidBy)
        const affiliateTransaction = way.transaction === undefined ? counted : way.transaction
        later(toQuote)
        const { id, quote } = await keep({ affiliateTransaction, quote: newQuote(clock.time) })
        for (const [index, minutes] of toAttempts.entries()) {
          later(minutes)
          const attempt = attemptFor(quote)
          await tryToPay(id, attempt)
          const isLast = index === toAttempts.length - 1
          if (isLast) later(toOutcome)
          const state = isLast ? 'succeeded' : 'failed'
          await tell(id, outcomeFor(attempt, { state }), index + 1)
        }
        const [order] = await ordersOf(id)
        if (!order) throw new Error('Nothing was sold')
        return order
      } finally {
        clock.time = began
      }
    }

    test('is earned once by a click, however many orders follow it', async () => {
      const first = await sell({})
      const second = await sell({ transaction: first.affiliateTransaction })
      expect([first.commission, second.commission]).toEqual([8996, null])
      expect(second).toMatchObject({ affiliateTransaction: first.affiliateTransaction })
    })

    test('is 30 % of the amount before tax, with the click that led here', async () => {
      const order = await sell({})
      expect(order).toMatchObject({
        amount: 29_988,
        total: 34_478,
        commission: 8996,
        affiliateOfferId: 12,
        affiliateId: 345,
        affiliateTransaction: expect.stringMatching(/^[\da-f]{32}$/),
      })
    })

    test.each<[string, Way]>([
      ['half an hour between each step', { toQuote: 30, toAttempts: [30, 30, 30] }],
      ['a bank that takes a day', { toOutcome: 24 * 60 }],
    ])('is due with %s', async (_case, way) => {
      expect(await sell(way)).toMatchObject({ commission: 8996 })
    })

    test.each<[string, Way]>([
      ['more than half an hour from the click to the plan', { toQuote: 31 }],
      ['more than half an hour from the plan to paying', { toAttempts: [31] }],
      ['more than half an hour between two tries', { toAttempts: [1, 31] }],
      ['a click that was paid for', { paidBy: 'gclid' }],
    ])('is not due with %s, and the order says who led here', async (_case, way) => {
      expect(await sell(way)).toMatchObject({ commission: null, affiliateId: 345 })
    })

    test('is not due for a click that nobody counted, or without one', async () => {
      const transaction = 'F'.repeat(32)
      expect(await sell({ transaction })).toMatchObject({
        commission: null,
        affiliateId: null,
        affiliateTransaction: transaction,
      })
      expect(await sell({ transaction: null })).toMatchObject({
        commission: null,
        affiliateTransaction: null,
      })
    })
  })
