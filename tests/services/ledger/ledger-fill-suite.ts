import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { clickbankReceipts } from '#services/db/partner-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { fillLedger } from '#services/ledger/fill-ledger.ts'
import { newKey, type Bench } from '../support/bench.ts'
import { countedClick } from '../support/counted-click.ts'
import { buyerOf } from '../support/purchase.ts'

/** What no build told the ledger of when it happened. */
export const ledgerFillSuite = (bench: () => Bench) =>
  describe('the ledger, of facts without a row,', () => {
    const { buy } = buyerOf(bench)
    const queries = () => bench().database.get()
    const ask = async (question: string) => readRows(await queries(), question)

    const rowsOf = async (orderNumber: string) =>
      (await queries())
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderNumber, orderNumber))

    test('is written of what was there before it, in the same amounts', async () => {
      const { orderNumber, attempt } = await buy({
        affiliateTransaction: await countedClick(bench()),
      })
      const body = { key: newKey(), refunded: attempt.total, reason: 'asked for' }
      await bench().post(`/told/order/${orderNumber}/refund`, body)
      const told = async (database: Database) =>
        database
          .select({
            key: ledgerEntries.key,
            kind: ledgerEntries.kind,
            amount: ledgerEntries.amount,
            affiliateId: ledgerEntries.affiliateId,
          })
          .from(ledgerEntries)
          .where(eq(ledgerEntries.orderNumber, orderNumber))
          .orderBy(ledgerEntries.key)
      const before = await told(await queries())
      expect(before).toHaveLength(4)
      const done = new Error('done')
      const written = (await queries()).transaction(async (transaction) => {
        await transaction.execute(sql`alter table ledger_entries disable trigger user`)
        await transaction.execute(sql`delete from ledger_entries`)
        await fillLedger(transaction)
        expect(await told(transaction)).toEqual(before)
        const rules = await transaction
          .selectDistinct({ rule: ledgerEntries.rule })
          .from(ledgerEntries)
        expect(rules).toEqual([{ rule: 'before-the-ledger' }])
        throw done
      })
      await expect(written).rejects.toBe(done)
    })

    test('writes what a build of before has left out, once', async () => {
      const { orderNumber } = await buy({ visitorConsent: 'accepted' })
      const database = await queries()
      // Other tests of the database write facts past the services.
      expect(
        await ask(`select * from ledger_missing where order_number = '${orderNumber}'`),
      ).toEqual([])
      const receipt = `OLD${randomUUID().slice(0, 8).toUpperCase()}`
      const [sold] = await database.select().from(orders).where(eq(orders.number, orderNumber))
      await database.insert(clickbankReceipts).values({
        receipt,
        item: '1',
        soldAt: new Date(bench().clock.time),
        language: 'en',
        userId: sold?.userId,
        receivedAt: new Date(bench().clock.time),
      })
      await fillLedger(database)
      await fillLedger(database)
      expect(await rowsOf(receipt)).toMatchObject([
        {
          kind: 'order',
          rule: 'before-the-ledger',
          marketplace: 'clickbank',
        },
      ])
    })
  })
