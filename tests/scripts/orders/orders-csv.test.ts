import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { orders, purchaseAttempts, refunds } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { addCad } from '../../../scripts/orders/add-cad.ts'
import { COLUMNS } from '../../../scripts/orders/columns.ts'
import { readExchangeRates } from '../../../scripts/orders/exchange-rates.ts'
import { monthsBetween } from '../../../scripts/orders/months.ts'
import { ordersCsv } from '../../../scripts/orders/orders-csv.ts'
import { ordersQuestion } from '../../../scripts/orders/orders-question.ts'
import { createBench } from '../../services/support/bench.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { runToEnd } from '../run-to-end.ts'

const log = createLog({ name: 'test', level: 'silent' })
const folder = await withDatabase(tempDir())
const database = lazyDatabase({ dataDir: folder, log })
const bench = createBench(database)
const { buy } = buyerOf(() => bench)

/** A moment as the seller's books have it, which the bench keeps away from. */
const dayOf = (moment: number | string) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })

const monthOf = (time: number) => dayOf(time).slice(0, 7)

/** The lines of some months, each cell by its column. */
const listed = async (first: string, last = first, rates = '') => {
  const rows = await readRows(await database.get(), ordersQuestion(monthsBetween(first, last)))
  const known = rates === '' ? new Map() : readExchangeRates(rates)
  const [, ...lines] = ordersCsv(addCad(rows, known).rows).split('\n')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(COLUMNS.map(({ name }, at) => [name, cells[at]]))
  })
}

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
  }, 180_000)
  afterAll(() => database.close())

  it('has a line for each order and each refund, with amounts, taxes and commission, and no address', async () => {
    const { orderNumber, attempt } = await buy()
    const queries = await database.get()
    await queries.update(orders).set({ commission: 8996, affiliateId: 7, affiliateOfferId: 3 })
    await bench.post(`/told/order/${orderNumber}/refund`, {
      key: randomUUID(),
      refunded: 17_239,
      reason: '=half, "as agreed"',
    })
    const month = monthOf(bench.clock.time)
    const csv = ordersCsv(await readRows(queries, ordersQuestion(monthsBetween(month, month))))
    const [head = '', sold = '', back = '', ...more] = csv.split('\n')
    expect(more).toEqual([])
    expect(head).toContain('net,gst,qst,hst,vat,total,commission,to_give_back')
    expect(sold).toMatch(/^order,.*,R-000001,BB-\d{10},USD,Ann Roy,CA,QC,,,,,,CA-QC,basic,1,/)
    expect(sold).toMatch(/,299.88,14.99,29.91,0.00,0.00,344.78,89.96,0.00,,,,,,,,,,,,,7,3,card,/)
    expect(back).toMatch(/^refund,.*,C-000001,/)
    expect(back).toMatch(
      /,-149.93,-7.50,-14.96,0.00,0.00,-172.39,-44.98,0.00,,,,,,,,,,,,,7,3,card,/,
    )
    expect(back).toContain(`"'=half, ""as agreed"""`)
    expect(csv).not.toContain(attempt.buyer.email)
    const other = ordersQuestion(monthsBetween('2020-01', '2020-12'))
    expect(ordersCsv(await readRows(queries, other)).split('\n')).toHaveLength(1)
  })

  it('has the months of Toronto, in summer, in winter and where one becomes the other', async () => {
    const { orderNumber } = await buy()
    const queries = await database.get()
    const monthIs = async (paidAt: string, month: string) => {
      await queries
        .update(orders)
        .set({ paidAt: new Date(paidAt), renewsAt: new Date(paidAt) })
        .where(eq(orders.number, orderNumber))
      const found = (await listed(month)).find((line) => line.order_number === orderNumber)
      return found && [found.day, found.at, found.service_from, found.service_to]
    }
    const told = (at: string, day: string) => [day, at, day, day]
    for (const [at, month, other] of [
      ['2026-11-01T03:59:59.000Z', '2026-10', '2026-11'],
      ['2026-11-01T04:00:00.000Z', '2026-11', '2026-10'],
      ['2026-12-01T04:59:59.000Z', '2026-11', '2026-12'],
      ['2026-12-01T05:00:00.000Z', '2026-12', '2026-11'],
    ] as const) {
      expect(await monthIs(at, month), at).toEqual(told(at, dayOf(at)))
      expect(await monthIs(at, other), at).toBeUndefined()
    }
  })

  it('says for which time was paid, and where the taxes were due', async () => {
    const { orderNumber } = await buy()
    const queries = await database.get()
    const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
    if (!order) throw new Error('It was not kept')
    const lineOf = async () =>
      (await listed(monthOf(bench.clock.time))).find((line) => line.order_number === orderNumber)
    expect(await lineOf()).toMatchObject({
      tax_place: 'CA-QC',
      service_from: dayOf(order.paidAt.getTime()),
      service_to: dayOf(order.renewsAt.getTime()),
    })
    const taxedAt = { country: 'CA', province: 'ON' }
    await queries
      .update(orders)
      .set({ place: { edge: null, card: null, taxedAt } })
      .where(eq(orders.number, orderNumber))
    expect(await lineOf()).toMatchObject({ province: 'QC', tax_place: 'CA-ON' })
  })

  it('has a second charge for one purchase as money to give back, and never as a sale', async () => {
    const bought = await buy()
    const again = { ...bought.attempt, method: 'paypal' as const, methodToken: null }
    const queries = await database.get()
    const [first] = await queries
      .select()
      .from(purchaseAttempts)
      .where(eq(purchaseAttempts.purchaseId, bought.id))
    if (!first) throw new Error('It was not kept')
    const late = {
      ...first,
      number: 2,
      paymentId: 'pay_second',
      changedAt: new Date(bench.clock.time),
    }
    await queries.insert(purchaseAttempts).values({ ...late, method: again.method })
    const lines = await listed(monthOf(bench.clock.time))
    const charged = lines.filter((line) => line.payment_id === 'pay_second')
    expect(charged).toMatchObject([
      {
        kind: 'second-charge',
        document: '',
        order_number: bought.orderNumber,
        buyer: 'Ann Roy',
        net: '0.00',
        qst: '0.00',
        total: '0.00',
        to_give_back: '344.78',
        method: 'paypal',
        payment_id: 'pay_second',
        reason: expect.stringMatching(/^PU-/),
      },
    ])
    expect(
      lines.filter(({ kind }) => kind === 'order').map((line) => line.to_give_back),
    ).not.toContain('344.78')
  })

  it('has the fee of the provider where that told it, in the currency of its books', async () => {
    const { id, orderNumber } = await buy()
    const queries = await database.get()
    const feeOf = async () => {
      const lines = await listed(monthOf(bench.clock.time))
      const line = lines.find((one) => one.order_number === orderNumber)
      return [line?.fee, line?.fee_currency]
    }
    expect(await feeOf()).toEqual(['', ''])
    await queries
      .update(purchaseAttempts)
      .set({ fee: { amount: 1455, currency: 'CAD' } })
      .where(eq(purchaseAttempts.purchaseId, id))
    expect(await feeOf()).toEqual(['14.55', 'CAD'])
  })

  it('has amounts in Canadian dollars where the table has the rate of the day, and leaves them empty elsewhere', async () => {
    const day = dayOf(bench.clock.time)
    const rates = `date,FXUSDCAD\n${day},1.3725\n`
    const [sold] = await listed(day.slice(0, 7), day.slice(0, 7), rates)
    expect(sold).toMatchObject({
      net: '299.88',
      rate: '1.3725',
      rate_date: day,
      rate_source: 'Bank of Canada FXUSDCAD',
      net_cad: '411.59',
      gst_cad: '20.57',
      qst_cad: '41.05',
      hst_cad: '0.00',
      total_cad: '473.21',
      commission_cad: '123.47',
    })
    const [without] = await listed(
      day.slice(0, 7),
      day.slice(0, 7),
      rates.replace(day, '2020-01-02'),
    )
    expect(without).toMatchObject({
      net: '299.88',
      rate: '',
      rate_source: '',
      net_cad: '',
      total_cad: '',
    })
  })

  it('finds a credit note that is missing, as it finds a receipt', async () => {
    const checks = [
      ...readFileSync('docs/orders.md', 'utf8').matchAll(
        /^npm run ask -- "(select (?:receipt|credit_note) .+)"$/gm,
      ),
    ]
    const queries = await database.get()
    const gaps = () =>
      Promise.all(checks.map(async ([, question = '']) => readRows(queries, question)))
    expect(await gaps()).toEqual([[], []])
    await queries.update(refunds).set({ creditNote: 3 })
    const last = await queries.$count(orders)
    await queries.update(orders).set({ receipt: 99 }).where(eq(orders.receipt, last))
    expect(await gaps()).toEqual([[{ receipt: 99 }], [{ credit_note: 3 }]])
  })

  it('is printed by the command, which says of which day it has no rate', async () => {
    const month = monthOf(bench.clock.time)
    await database.close()
    const run = () =>
      runToEnd('scripts/list-orders.ts', { DATA_DIR: folder, DATABASE_URL: '' }, ['--from', month])
    const { code, out, errors } = await run()
    expect(code).toBe(0)
    expect(out).toMatch(/^kind,day,at,/)
    const day = dayOf(bench.clock.time)
    const rates = join(folder, 'exchange-rates.csv')
    expect(errors).toEqual([
      `Amounts in CAD stay empty: ${rates} has no rate of USD on ${day} (docs/orders.md says where to get it).`,
    ])
    writeFileSync(rates, `date,FXUSDCAD\n${day},1.3725\n`)
    const known = await run()
    expect(known.errors).toEqual([''])
    expect(known.out).toContain(`,1.3725,${day},Bank of Canada FXUSDCAD,411.59,`)
  }, 180_000)
})
