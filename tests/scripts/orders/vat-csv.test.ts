import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { monthsBetween } from '../../../scripts/orders/months.ts'
import { vatCsv, vatQuestion } from '../../../scripts/orders/vat.ts'
import { createBench } from '../../services/support/bench.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const log = createLog({ name: 'test', level: 'silent' })
const database = lazyDatabase({ dataDir: await withDatabase(tempDir()), log })
const bench = createBench(database)
const { buy } = buyerOf(() => bench)

beforeAll(async () => {
  await database.get()
}, 180_000)
afterAll(() => database.close())

/** An order of a consumer there, sold on a day: 299.88 with the tax in it. */
const soldTo = async (country: string, { day, rate }: { day: string; rate: number }) => {
  const { orderNumber } = await buy()
  const amount = Math.round((299_88 * rate) / (100_000 + rate))
  const [row] = await (
    await database.get()
  )
    .update(orders)
    .set({
      paidAt: new Date(`${day}T12:00:00Z`),
      amount: 299_88 - amount,
      total: 299_88,
      taxes: [{ tax: 'VAT', rate, amount }],
      place: { edge: null, card: null, taxedAt: { country, province: null } },
    })
    .where(eq(orders.number, orderNumber))
    .returning()
  if (!row) throw new Error('It was not kept')
  return row
}

const listed = async (first: string, last: string) =>
  vatCsv(await readRows(await database.get(), vatQuestion(monthsBetween(first, last)))).split('\n')

test('sales with value added tax by country, rate and quarter, a refund off the quarter of its order', async () => {
  await soldTo('DE', { day: '2025-07-01', rate: 19_000 })
  await soldTo('DE', { day: '2025-09-30', rate: 19_000 })
  await soldTo('FI', { day: '2025-08-01', rate: 25_500 })
  // This buyer owes the tax.
  await soldTo('FR', { day: '2025-08-01', rate: 0 })
  // Its taxes are those of Quebec.
  await buy()
  const early = await soldTo('DE', { day: '2025-06-30', rate: 19_000 })
  const summer = [
    'DE,19,USD,2025-Q3,2,504.00,95.76',
    'FI,25.5,USD,2025-Q3,1,238.95,60.93',
    'FR,reverse charge,USD,2025-Q3,1,299.88,0.00',
  ]
  const head = '\uFEFFcountry,rate,currency,quarter,lines,net,vat'
  expect(await listed('2025-07', '2025-09')).toEqual([head, ...summer])

  bench.clock.time = Date.parse('2025-08-15T12:00:00Z')
  const refund = { key: randomUUID(), refunded: early.total, reason: 'asked for' }
  await bench.post(`/told/order/${early.number}/refund`, refund)
  const back = 'DE,19,USD,2025-Q2,1,-252.00,-47.88'
  expect(await listed('2025-07', '2025-09')).toEqual([head, back, ...summer])
})
