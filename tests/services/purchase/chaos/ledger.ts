import { and, eq } from 'drizzle-orm'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { paymentCharges, paymentTokens } from '#services/db/payment-schema.ts'
import { orders, outboxMails, purchaseAttempts, purchases } from '#services/db/purchase-schema.ts'
import { events } from '#services/db/schema.ts'

/** Everything that services which have ended left behind in their database, a folder or a server. */
export const readLedger = async (dataDir: string, databaseUrl?: string) => {
  const log = createLog({ name: 'test', level: 'error' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  try {
    const queries = await database.get()
    return {
      purchases: await queries.select().from(purchases),
      attempts: await queries.select().from(purchaseAttempts),
      charges: await queries.select().from(paymentCharges),
      tokens: await queries.select().from(paymentTokens),
      orders: await queries.select().from(orders),
      receipts: await queries.select().from(outboxMails).where(eq(outboxMails.kind, 'receipt')),
      counted: await queries
        .select()
        .from(events)
        .where(and(eq(events.name, 'Purchase'))),
    }
  } finally {
    await database.close()
  }
}

export type Ledger = Awaited<ReturnType<typeof readLedger>>

const keyOf = ({ purchaseId, number }: Ledger['attempts'][number]) => `${purchaseId}-${number}`

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const OPEN = ['created', 'action', 'pending']

/** What an accountant would object to; nothing where the books are right. */
export const objectionsTo = (ledger: Ledger): string[] => {
  const { attempts, charges, orders: made, receipts, counted } = ledger
  const paid = charges.filter(({ state }) => state === 'succeeded')
  const orderOf = new Map(made.map((order) => [`${order.purchaseId}-${order.attempt}`, order]))
  const attemptOf = new Map(attempts.map((attempt) => [keyOf(attempt), attempt]))
  const numbers = made.map(({ receipt }) => receipt).toSorted((a, b) => a - b)
  return [
    ...paid.flatMap(({ key, request }) => {
      const order = orderOf.get(key)
      if (!order) return [`${key} was charged and has no order`]
      return order.total === request.amount
        ? []
        : [`${key} was charged another total than its order's`]
    }),
    ...(made.length === paid.length ? [] : [`${made.length} orders for ${paid.length} charges`]),
    ...charges.flatMap(({ key, state }) => {
      const attempt = attemptOf.get(key)
      if (!attempt) return [`${key} is a charge without an attempt`]
      const hasEnded = state === 'succeeded' || state === 'failed'
      return hasEnded && attempt.state !== state
        ? [`${key} is ${attempt.state}, its charge ${state}`]
        : []
    }),
    // Whoever left without an answer may still be asked for it; anything else has to end by itself.
    ...attempts.flatMap((attempt) => {
      const charge = charges.find(({ key }) => key === keyOf(attempt))
      const isForgotten = OPEN.includes(attempt.state) && charge?.state !== 'action'
      return isForgotten
        ? [`${keyOf(attempt)} stays ${attempt.state}, its charge ${charge?.state}`]
        : []
    }),
    ...repeated(made.flatMap(({ purchaseId }) => purchaseId ?? [])).map(
      (id) => `${id} has two orders`,
    ),
    ...repeated(made.map(({ userId }) => userId)).map((id) => `${id} has two first orders`),
    ...numbers.flatMap((number, index) =>
      number === index + 1 ? [] : [`receipt ${number} follows ${index}`],
    ),
    ...(receipts.length === made.length ? [] : ['not every order has its receipt in the outbox']),
    ...(counted.length === made.length
      ? []
      : [`${counted.length} of ${made.length} orders were counted`]),
  ]
}
