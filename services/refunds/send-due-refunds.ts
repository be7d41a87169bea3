import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { returns, type ReturnCause } from '#services/db/return-schema.ts'
import { declarations } from '#services/db/subscription-schema.ts'
import { askProvider, type ProviderAnswer } from '#services/provider/ask-provider.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { RefundError, refundRest, type RefundResult } from './refund-order.ts'

const ROUND_MS = 10_000

/** The number of orders refunded in one round. */
const BATCH = 10

type Work = Pick<ServicesContext, 'provider' | 'log' | 'now'> & { signal?: AbortSignal }

/** The pause before a refund that is not done yet is sent again, so that others need not wait. */
const PAUSE_MS = 10 * 60_000

/** For the books alone. */
const REASONS: Readonly<Record<ReturnCause, string>> = {
  withdrawal: 'Withdrawal',
  leaving: 'Cancellation of a renewed year',
  'late-change': 'Change of plan paid for after it was given up',
  unexpected: 'Renewal paid for after it was stopped, or a second time',
  'without-base': 'Change of a plan that was given back',
}

/** Takes over refunds that a process of an earlier build has left due, which does not know `returns`. */
const adopt = (queries: Database) =>
  queries.execute(sql`
    insert into returns (order_number, cause, declaration_id, taken_at, next_try_at)
    select orders.number, 'withdrawal', declarations.id, received_at, received_at
    from declarations join orders on orders.number = declarations.order_number
    where declarations.outcome = 'refund-due' and orders.refunded < orders.total
    union all
    select orders.number, 'late-change', null, coalesce(orders.period_start, orders.paid_at), orders.paid_at
    from subscription_charges charges join orders on orders.number = charges.order_number
    where charges.refund = 'due' and orders.refunded < orders.total
    on conflict do nothing`)

/** Of what was paid, the amount that goes back. */
const dueOf = sql<number>`coalesce(${returns.upTo}, ${orders.total})`.mapWith(orders.total)

const dueRows = (queries: Database, now: Date) =>
  queries
    .select({
      orderNumber: returns.orderNumber,
      cause: returns.cause,
      reference: declarations.reference,
      upTo: dueOf,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.number, returns.orderNumber))
    .leftJoin(declarations, eq(declarations.id, returns.declarationId))
    .where(and(lte(returns.nextTryAt, now), isNull(returns.refusedAt), lt(orders.refunded, dueOf)))
    .orderBy(asc(returns.nextTryAt))
    .limit(BATCH)

type Due = Awaited<ReturnType<typeof dueRows>>[number]

const refunded = async (
  queries: Database,
  { due: { orderNumber, upTo }, reason, work }: { due: Due; reason: string; work: Work },
): Promise<ProviderAnswer<RefundResult['outcome']>> => {
  try {
    return await askProvider(
      (_driver, signal) =>
        refundRest(queries, { orderNumber, reason, upTo, services: { ...work, signal } }),
      work,
    )
  } catch (error) {
    // The books and the provider disagree: the same is refused again.
    if (!(error instanceof RefundError)) throw error
    return { kind: 'refused' }
  }
}

const sendRefund = async (
  queries: Database,
  { due, work }: { due: Due; work: Work },
): Promise<void> => {
  const { orderNumber, cause, reference } = due
  const now = work.now()
  const isThis = eq(returns.orderNumber, orderNumber)
  // Before it is asked for: who dies on the way asks again, after the others, and another process leaves it to this one.
  const claimed = await queries
    .update(returns)
    .set({ nextTryAt: new Date(now.getTime() + PAUSE_MS) })
    .where(and(isThis, lte(returns.nextTryAt, now)))
    .returning({ orderNumber: returns.orderNumber })
  if (claimed.length === 0) return
  const reason = [REASONS[cause], reference ?? ''].join(' ').trim()
  const given = await refunded(queries, { due, reason, work })
  if (given.kind !== 'refused') return
  work.log.error(
    { event: 'refund refused', orderNumber, reason },
    'The payment provider refuses for good to give an order back: a person has to look',
  )
  await queries.update(returns).set({ refusedAt: now }).where(isThis)
}

/** Gives back what is left of the orders that go back by themselves, the longest waiting first; what is not done is asked for again. */
export const sendDueRefunds = async (queries: Database, work: Work): Promise<void> => {
  await adopt(queries)
  for (const due of await dueRows(queries, work.now())) {
    if (work.signal?.aborted) return
    await sendRefund(queries, { due, work })
  }
}

/** Looks every ten seconds for refunds that are due; returns the function that stops it. */
export const startRefundLoop = (
  services: Pick<ServicesContext, 'database' | 'provider' | 'log' | 'now'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'refunds',
    everyMs: ROUND_MS,
    work: (queries, signal) => sendDueRefunds(queries, { ...services, signal }),
    failed: 'Orders that go back wait for the next round',
  })
