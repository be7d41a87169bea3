import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Log } from '#lib/util/log.ts'
import type { Database } from '#services/db/database.ts'
import { declarations } from '#services/db/subscription-schema.ts'
import { startRounds } from '#services/rounds.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { askProvider } from '#services/subscriptions/ask-provider.ts'

const ROUND_MS = 10_000

/** So many orders are given back at one go. */
const BATCH = 10

type Work = Pick<ServicesContext, 'payment'> & { log: Log; signal?: AbortSignal }

type Due = typeof declarations.$inferSelect & { orderNumber: string }

const giveBack = async (queries: Database, { row, work }: { row: Due; work: Work }) => {
  const { orderNumber, reference } = row
  const request = { kind: 'refund', orderNumber, reason: `Withdrawal ${reference}` } as const
  const answer = await askProvider(request, work)
  if (answer.kind === 'away') return
  const isRefused = answer.kind === 'refused'
  if (isRefused) work.log.error({ event: 'withdrawal refused', orderNumber, reference })
  const isPending =
    !isRefused &&
    typeof answer.body === 'object' &&
    answer.body !== null &&
    Reflect.get(answer.body, 'outcome') === 'pending'
  if (isPending) return
  await queries
    .update(declarations)
    .set({ outcome: isRefused ? 'for-a-person' : 'refunded' })
    .where(and(eq(declarations.id, row.id), eq(declarations.outcome, 'refund-due')))
}

const hasOrder = (row: typeof declarations.$inferSelect): row is Due => row.orderNumber !== null

/** Has the whole amount of withdrawn orders given back; what the provider has not done is asked for again in the next round. */
export const giveBackWithdrawn = async (queries: Database, work: Work): Promise<void> => {
  const due = await queries
    .select()
    .from(declarations)
    .where(and(eq(declarations.outcome, 'refund-due'), isNotNull(declarations.orderNumber)))
    .orderBy(asc(declarations.receivedAt))
    .limit(BATCH)
  for (const row of due.filter(hasOrder)) {
    if (work.signal?.aborted) return
    await giveBack(queries, { row, work })
  }
}

/** Looks for withdrawn orders every ten seconds. The answer stops it. */
export const startWithdrawalLoop = (
  services: Pick<ServicesContext, 'database' | 'payment' | 'log'>,
): (() => Promise<void>) =>
  startRounds({
    database: services.database,
    log: services.log,
    everyMs: ROUND_MS,
    work: (queries, signal) => giveBackWithdrawn(queries, { ...services, signal }),
    failed: 'Withdrawn orders wait for the next round',
  })
