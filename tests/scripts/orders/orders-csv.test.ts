import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { readRows } from '#services/ask/read-rows.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { monthsBetween } from '../../../scripts/orders/months.ts'
import { ordersCsv } from '../../../scripts/orders/orders-csv.ts'
import { ordersQuestion } from '../../../scripts/orders/orders-question.ts'
import { createBench } from '../../services/support/bench.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const log = createLog({ name: 'test', level: 'silent' })
const database = lazyDatabase({ dataDir: tempDir(), log })
const bench = createBench(database)
const { buy } = buyerOf(() => bench)

const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

it.each(['=1+1', '＝1+1', '\u200b=1+1', '\ufeff@SUM(1)', ' -1', '\t=1'])(
  'a cell never begins a formula: %j',
  (reason) => {
    const row = { kind: 'order', document: 1, at: 0, currency: 'USD', reason }
    expect(ordersCsv([row])).toContain(`'${reason}`)
  },
)

describe('the list of orders', () => {
  beforeAll(async () => {
    await database.get()
  }, 60_000)
  afterAll(() => database.close())

  it('has a line for each order and each refund, with amounts, taxes and commission, and no address', async () => {
    const { orderNumber, attempt } = await buy()
    const queries = await database.get()
    await queries.update(orders).set({ commission: 8996, affiliateId: 7, affiliateOfferId: 3 })
    await bench.post(`/userbase/order/${orderNumber}/refund`, {
      key: randomUUID(),
      refunded: 17_239,
      reason: '=half, "as agreed"',
    })
    const month = monthOf(bench.clock.time)
    const csv = ordersCsv(await readRows(queries, ordersQuestion(monthsBetween(month, month))))
    const [head = '', sold = '', back = '', ...more] = csv.split('\n')
    expect(more).toEqual([])
    expect(head).toContain('net,gst,qst,hst,total,commission')
    expect(sold).toMatch(/^order,.*,R-000001,BB-\d{10},USD,CA,QC,,,basic,1,/)
    expect(sold).toContain(',299.88,14.99,29.91,0.00,344.78,89.96,7,3,card,')
    expect(back).toMatch(/^refund,.*,C-000001,/)
    expect(back).toContain(',-149.93,-7.50,-14.96,0.00,-172.39,-44.98,7,3,card,')
    expect(back).toContain(`"'=half, ""as agreed"""`)
    expect(csv).not.toContain(attempt.buyer.email)
    const other = ordersQuestion(monthsBetween('2020-01', '2020-12'))
    expect(ordersCsv(await readRows(queries, other)).split('\n')).toHaveLength(1)
  })

  it.each([
    ['2026-01', '2026-03', '2026-01-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['2026-12', '2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('counts whole months from %s to %s', (first, last, from, until) => {
    expect(monthsBetween(first, last)).toEqual({ from, until })
  })

  it.each([
    ['2026-13', '2026-13'],
    ["2026-01'; drop table orders", '2026-02'],
    ['2026-03', '2026-01'],
  ])('refuses %s to %s', (first, last) => {
    expect(() => monthsBetween(first, last)).toThrow(/Write a month|is before/)
  })
})
