import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { declarations, subscriptionCharges } from '#services/db/subscription-schema.ts'
import { askProvider, type ProviderAnswer } from '#services/provider/ask-provider.ts'
import { startRounds } from '#services/rounds.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { isCharge } from '#services/subscriptions/subscription-store.ts'
import { RefundError, refundRest, type GivenBack } from './refund-order.ts'

const ROUND_MS = 10_000

/** So many orders are given back at one go, of each kind. */
const BATCH = 10

type Work = Pick<ServicesContext, 'provider' | 'log' | 'now'> & { signal?: AbortSignal }

/** An order whose money goes back, and what is noted once it has, or once the provider refuses for good. */
type Due = {
  orderNumber: string
  /** For the books alone. */
  reason: string
  note: (end: 'given-back' | 'for-a-person') => Promise<unknown>
}

const withdrawn = async (queries: Database): Promise<Due[]> => {
  const rows = await queries
    .select()
    .from(declarations)
    .where(and(eq(declarations.outcome, 'refund-due'), isNotNull(declarations.orderNumber)))
    .orderBy(asc(declarations.receivedAt))
    .limit(BATCH)
  return rows.flatMap(({ id, orderNumber, reference }) =>
    orderNumber === null
      ? []
      : {
          orderNumber,
          reason: `Withdrawal ${reference}`,
          note: (end) =>
            queries
              .update(declarations)
              .set({ outcome: end === 'given-back' ? 'refunded' : end })
              .where(and(eq(declarations.id, id), eq(declarations.outcome, 'refund-due'))),
        },
  )
}

const lateChanges = async (queries: Database): Promise<Due[]> => {
  const rows = await queries
    .select()
    .from(subscriptionCharges)
    .where(and(eq(subscriptionCharges.refund, 'due'), isNotNull(subscriptionCharges.orderNumber)))
    .orderBy(asc(subscriptionCharges.changedAt))
    .limit(BATCH)
  return rows.flatMap((row) =>
    row.orderNumber === null
      ? []
      : {
          orderNumber: row.orderNumber,
          reason: 'Change of plan paid for after it was given up',
          note: (refund) =>
            queries.update(subscriptionCharges).set({ refund }).where(isCharge(row)),
        },
  )
}

const refunded = async (
  queries: Database,
  { due: { orderNumber, reason }, work }: { due: Due; work: Work },
): Promise<ProviderAnswer<GivenBack['outcome']>> => {
  try {
    return await askProvider(
      (_driver, signal) =>
        refundRest(queries, { orderNumber, reason, services: { ...work, signal } }),
      work,
    )
  } catch (error) {
    // The books and the provider disagree: the same is refused again.
    if (!(error instanceof RefundError)) throw error
    return { kind: 'refused' }
  }
}

const giveBack = async (
  queries: Database,
  { due, work }: { due: Due; work: Work },
): Promise<void> => {
  const { orderNumber, reason, note } = due
  const given = await refunded(queries, { due, work })
  if (given.kind === 'away') return
  if (given.kind === 'refused') {
    work.log.error(
      { event: 'refund refused', orderNumber, reason },
      'The payment provider refuses for good to give an order back: a person has to look',
    )
    await note('for-a-person')
    return
  }
  if (given.answer !== 'pending') await note('given-back')
}

/**
 * Has the whole amount of withdrawn orders given back, and that of changes of plan that were paid for too late; what the provider has not
 * done is asked for again in the next round.
 */
export const giveBackDue = async (queries: Database, work: Work): Promise<void> => {
  for (const due of [...(await withdrawn(queries)), ...(await lateChanges(queries))]) {
    if (work.signal?.aborted) return
    await giveBack(queries, { due, work })
  }
}

/** Looks every ten seconds for orders that go back. The answer stops it. */
export const startRefundLoop = (
  services: Pick<ServicesContext, 'database' | 'provider' | 'log' | 'now'>,
): (() => Promise<void>) =>
  startRounds({
    job: 'refunds',
    database: services.database,
    log: services.log,
    everyMs: ROUND_MS,
    work: (queries, signal) => giveBackDue(queries, { ...services, signal }),
    failed: 'Orders that go back wait for the next round',
  })
