import { describe, expect, test } from 'vitest'
import { TEST_CARD_IDS, TEST_CARDS } from '#features/checkout/test-cards.ts'
import { readRows } from '#services/db/read-rows.ts'
import type { Bench } from '../support/bench.ts'
import { newKey } from '../support/bench.ts'
import { chargeFor, paymentCalls, typedCard } from './payment-bench.ts'

/** No digit of a card number outlives the request that it came with. */
export const canarySuite = (bench: () => Bench) =>
  describe('card numbers', () => {
    const { newToken, start, refund, chargeCard } = paymentCalls(bench)

    const tablesWithText = async () => {
      const queries = await bench().database.get()
      const tables = await readRows(
        queries,
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      )
      expect(tables.length).toBeGreaterThan(30)
      const rows = await Promise.all(
        tables.map(({ name }) =>
          readRows(
            queries,
            `select coalesce(string_agg(t::text, ' '), '') as text from ${String(name)} t`,
          ),
        ),
      )
      return JSON.stringify(rows)
    }

    test('stand in no row and no line of the log, whatever happens to the card', async () => {
      for (const card of TEST_CARD_IDS) {
        const methodToken = await newToken(card)
        await start(chargeFor({ methodToken }))
        await bench().post('/payment/frame/token', { ...typedCard(card), cvc: '1' })
        await bench().post('/payment/frame/token', { ...typedCard(card), year: '2020' })
        await bench().post(`/payment/frame/token?n=${TEST_CARDS[card]}`, '{')
      }
      const { paymentId } = await chargeCard('succeeds')
      await refund(paymentId, { key: newKey(), amount: 1 })
      const kept = await tablesWithText()
      const logged = bench().logLines.join('\n')
      expect(kept).toContain('succeedsMastercard')
      for (const card of TEST_CARD_IDS) {
        expect(kept).not.toContain(TEST_CARDS[card])
        expect(logged).not.toContain(TEST_CARDS[card])
      }
    })
  })
