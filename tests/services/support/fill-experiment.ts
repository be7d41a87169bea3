import { randomUUID } from 'node:crypto'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { startOfBookDay } from '#lib/util/book-day.ts'
import type { Database } from '#services/db/database.ts'
import { experimentExposures } from '#services/db/experiment-schema.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { events, users } from '#services/db/schema.ts'
import { attemptFor, newQuote } from './purchase.ts'

/** The day on which the experiment of the tests starts. */
const FIRST_DAY = '2026-12-01'

const HOUR_MS = 3600_000

type Counted = { visitors: number; signUps: number; buyers: number; orders: number }

export type Filled = {
  control: Counted
  price: Counted
  account: (made: { experiments: ShownArms; at: Date }) => Promise<string>
}

type Sold = { userId: string; experiments: ShownArms; at: Date; currency?: Currency }

const accountRow = ({ experiments, at }: { experiments: ShownArms; at: Date }) => {
  const id = randomUUID()
  const email = `${id}@example.com`
  return {
    id,
    email,
    emailNormalized: email,
    passwordHash: 'none',
    passwordGenerated: true,
    device: 'desktop',
    ipAddress: '203.0.113.7',
    language: 'en',
    docName: 'Demo',
    creationPage: 'localhost:3000/docs/free-demo',
    trafficSource: { SourceCampaign: '=campaign()', SourceGuid: '1234.5678' },
    experiments,
    createdAt: at,
  }
}

/** Rows of ten days whose sums a test knows: 2,000 visitors an arm from the start, and some from before it. */
export const fillExperiment = async (database: Database, day = FIRST_DAY): Promise<Filled> => {
  const start = startOfBookDay(day)
  let receipt = 90_000

  const exposed = async (
    count: number,
    row: { experiment: string; arm: string; browser?: string; from?: number },
  ) => {
    const { experiment, arm, browser = 'Chrome', from = start } = row
    const rows = Array.from({ length: count }, (_none, at) => {
      const happenedAt = new Date(from + (at % 240) * HOUR_MS)
      return {
        id: randomUUID(),
        experiment,
        arm,
        language: 'en',
        device: 'desktop',
        browser,
        happenedAt,
        receivedAt: happenedAt,
      }
    })
    await database.insert(experimentExposures).values(rows)
  }

  const accounts = async (count: number, experiments: ShownArms) => {
    const rows = Array.from({ length: count }, (_none, at) =>
      accountRow({ experiments, at: new Date(start + (1 + (at % 230)) * HOUR_MS) }),
    )
    await database.insert(users).values(rows)
    return rows.map(({ id }) => id)
  }

  const sell = async ({ userId, experiments, at, currency = 'USD' }: Sold) => {
    receipt += 1
    const quote = { ...newQuote(at.getTime()), currency }
    const amount = currency === 'EUR' ? 275_88 : 299_88
    const number = `O-${receipt}`
    const { buyer, consent } = attemptFor(newQuote(at.getTime()))
    await database.insert(orders).values({
      number,
      userId,
      madeAccount: false,
      receipt,
      language: 'en',
      buyer,
      quote,
      seats: 1,
      currency,
      amount,
      taxes: [],
      total: amount,
      method: 'card',
      paymentId: randomUUID(),
      consent,
      experiments,
      paidAt: at,
      renewsAt: at,
    })
    return number
  }

  const before = start - 5 * 24 * HOUR_MS
  for (const arm of ['control', 'price']) {
    await exposed(30, { experiment: 'headline', arm, from: before - 10 * 24 * HOUR_MS })
    await exposed(2000, { experiment: 'headline', arm })
  }
  const control = await accounts(80, { headline: 'control' })
  const price = await accounts(192, { headline: 'price', other: 'control' })
  await database
    .insert(users)
    .values(accountRow({ experiments: { headline: 'price' }, at: new Date(before) }))

  const at = new Date(start + 63 * HOUR_MS)
  const [first = '', second = ''] = control
  const back = await sell({ userId: first, experiments: { headline: 'control' }, at })
  await sell({ userId: second, experiments: { headline: 'control' }, at })
  await database.insert(refunds).values({
    key: randomUUID(),
    orderNumber: back,
    creditNote: receipt,
    amount: 110_00,
    taxes: [{ tax: 'GST', rate: 5000, amount: 10_00 }],
    commissionReversed: 0,
    reason: 'asked',
    refundedAt: at,
  })
  for (const [index, userId] of price.slice(0, 3).entries()) {
    const currency = index === 2 ? 'EUR' : 'USD'
    await sell({ userId, experiments: { headline: 'price' }, at, currency })
  }

  await exposed(1500, { experiment: 'skewed', arm: 'control' })
  await exposed(1500, { experiment: 'skewed', arm: 'price' })
  await exposed(400, { experiment: 'skewed', arm: 'control', browser: 'Firefox' })
  await exposed(100, { experiment: 'skewed', arm: 'price', browser: 'Firefox' })

  const view = { name: 'landing view', category: 'Landing', label: 'Demo', language: 'en' }
  await database.insert(events).values(
    Array.from({ length: 50 }, () => ({
      ...view,
      id: randomUUID(),
      path: '/docs/free-demo',
      happenedAt: at,
      receivedAt: at,
    })),
  )
  return {
    control: { visitors: 2000, signUps: 80, buyers: 2, orders: 2 },
    price: { visitors: 2000, signUps: 192, buyers: 3, orders: 3 },
    account: async (made) => {
      const row = accountRow(made)
      await database.insert(users).values(row)
      return row.id
    },
  }
}
