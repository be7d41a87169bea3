import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { readRows } from '#services/db/read-rows.ts'
import { events } from '#services/db/schema.ts'
import { pagesQuestion } from '#services/results/pages-question.ts'
import { requestedDays } from '#services/results/requested-days.ts'
import { resultsTable } from '../../../scripts/results/results-table.ts'
import { createBench, newEmail } from '../../services/support/bench.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { tempDir } from '../../services/support/temp-dir.ts'

const log = createLog({ name: 'test', level: 'silent' })
const database = lazyDatabase({ dataDir: await withDatabase(tempDir()), log })
const bench = createBench(database)
const { buy } = buyerOf(() => bench)

/** Where accounts of the bench are made. */
const PAGE = '/fr/docs/demo'
const OTHER = '/docs/other'

const PRICE = basicPriceAt().yearly.toFixed(2)

const counted = async (name: string, path: string) => {
  const happenedAt = new Date(bench.clock.time)
  const event = { id: randomUUID(), name, category: 'Landing', label: 'Demo', language: 'fr', path }
  await (
    await database.get()
  )
    .insert(events)
    .values({ ...event, happenedAt, receivedAt: happenedAt })
}

const today = () => requestedDays({ now: new Date(bench.clock.time) })

const results = async (asked: { page?: string; isByDay?: boolean; days?: typeof today } = {}) => {
  const { page = '', isByDay = false, days = today } = asked
  const question = pagesQuestion({ ...days(), page, isByDay })
  return resultsTable(await readRows(await database.get(), question))
}

const refund = (orderNumber: string, refunded: number) =>
  bench.post(`/told/order/${orderNumber}/refund`, {
    key: randomUUID(),
    refunded,
    reason: 'asked',
  })

describe('what pages brought', () => {
  let orderNumber = ''

  beforeAll(async () => {
    const email = newEmail()
    await bench.newAccount(email)
    await counted('Account Created', PAGE)
    for (let view = 0; view < 8; view += 1) await counted('landing view', PAGE)
    await counted('landing view', OTHER)
    await counted('Purchase', PAGE)
    ;({ orderNumber } = await buy({}, { email }))
  }, 180_000)

  afterAll(() => database.close())

  it('is views, accounts, orders and revenue of each, most viewed first', async () => {
    expect(await results()).toEqual([
      { page: PAGE, views: 8, accounts: 1, rate: '12.5%', orders: 1, revenue: `${PRICE} USD` },
      { page: OTHER, views: 1, accounts: 0, rate: '0.0%', orders: 0, revenue: '' },
    ])
  })

  it('can be of one folder, of each day, and of other days', async () => {
    const [first, ...more] = await results({ page: '/fr/', isByDay: true })
    expect(first).toMatchObject({ page: PAGE, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(more).toEqual([])
    expect(await results({ page: "/it's" })).toEqual([])
    const days = () => requestedDays({ from: '2020-01-01', to: '2020-01-31', now: new Date() })
    expect(await results({ days })).toEqual([])
  })

  it('loses what is given back, without its taxes, and keeps what closed accounts bought', async () => {
    await refund(orderNumber, 34_478)
    expect(await results({ page: PAGE })).toMatchObject([{ orders: 1, revenue: '0.00 USD' }])
    await (await database.get()).execute("update users set creation_page = ''")
    expect(await results()).toMatchObject([
      { page: PAGE, accounts: 1, orders: 0, revenue: '' },
      { page: OTHER },
      { page: '(closed account)', views: 0, rate: '', orders: 1 },
    ])
  })
})

describe('the days of a report', () => {
  const now = new Date('2026-03-02T03:00:00Z')

  it('are thirty up to that of the books', () => {
    expect(requestedDays({ now })).toEqual({ from: '2026-01-31', until: '2026-03-02' })
    expect(requestedDays({ now, from: '2026-02-28', to: '2026-02-28' })).toEqual({
      from: '2026-02-28',
      until: '2026-03-01',
    })
  })

  it.each([
    [{ from: '2026-02-30' }, /Write a day/],
    [{ to: 'yesterday' }, /Write a day/],
    [{ from: '2026-03-02', to: '2026-03-01' }, /is before/],
  ])('are refused where they are none: %j', (options, message) => {
    expect(() => requestedDays({ now, ...options })).toThrow(message)
  })
})
