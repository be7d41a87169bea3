import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { nextNumber } from '#services/numbers/next-number.ts'
import { monthsBetween } from '../../../scripts/orders/months.ts'
import { ordersQuestion } from '../../../scripts/orders/orders-question.ts'
import { createBench } from '../../services/support/bench.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const log = createLog({ name: 'test', level: 'silent' })
const database = lazyDatabase({ dataDir: await withDatabase(tempDir()), log })
const bench = createBench(database)
const { buy } = buyerOf(() => bench)

const dayOf = (moment: number) =>
  new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })

const monthOf = (time: number) => dayOf(time).slice(0, 7)

describe('renewals in the list of orders', () => {
  beforeAll(async () => {
    await database.get()
  }, 180_000)
  afterAll(() => database.close())

  it('tells a following year from the first, with its own time and fee', async () => {
    const { orderNumber } = await buy()
    const queries = await database.get()
    const [first] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
    if (!first) throw new Error('It was not kept')
    const { userId, quote, seats, buyer, place, method, language, currency } = first
    const { amount, taxes, total, renewsAt: periodStart } = first
    const [paidAt, paymentId, fee] = [
      new Date(bench.clock.time),
      'pay_renewal',
      { amount: 321, currency },
    ]
    const periodEnd = new Date(periodStart.getTime() + 365 * 86_400_000)
    const subscriptionId = randomUUID().replaceAll('-', '')
    const period = { periodStart, periodEnd }
    const dates = { changedAt: paidAt }
    const shared = { plan: quote.plan, seats, currency }
    const row = { ...shared, ...period, ...dates, language, method, buyer, place, userId }
    await queries.insert(subscriptions).values({
      ...row,
      id: subscriptionId,
      providerId: subscriptionId,
      state: 'ended',
      createdAt: paidAt,
    })
    await queries.insert(subscriptionCharges).values({
      ...shared,
      ...period,
      ...dates,
      subscriptionId,
      number: 1,
      kind: 'renewal',
      state: 'succeeded',
      amount,
      taxes,
      total,
      paymentId,
      fee,
      startedAt: paidAt,
    })
    const following = { purchaseId: null, attempt: null, kind: 'renewal', paidAt } as const
    await queries.insert(orders).values({
      ...first,
      ...following,
      number: 'BB-0000000009',
      receipt: await nextNumber(queries, 'receipt'),
      paymentId,
      periodStart,
      renewsAt: periodEnd,
    })
    const month = monthOf(bench.clock.time)
    const rows = await readRows(queries, ordersQuestion(monthsBetween(month, month)))
    expect(rows.find(({ payment_id: payment }) => payment === paymentId)).toMatchObject({
      kind: 'renewal',
      service_from: dayOf(periodStart.getTime()),
      service_to: dayOf(periodEnd.getTime()),
      fee: 321,
    })
  })
})
