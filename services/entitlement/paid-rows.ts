import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { PLAN_IDS, type PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { returns } from '#services/db/return-schema.ts'
import { subscriptionEvents, subscriptions } from '#services/db/subscription-schema.ts'
import { findUserId } from '#services/user/new-user.ts'
import { entitlement, type Entitlement, type PaidRow } from './entitlement.ts'
import { marketplaceRows } from './marketplace-rows.ts'

type Reading = Pick<Database, 'select'>

/** Whether a bank has returned a payment (`services/refunds/take-dispute.ts`). */
const isLost = sql<boolean>`exists (select 1 from ${refunds} where ${refunds.key} = 'dispute-' || ${orders.paymentId})`

/** The time of an order's last refund. */
const lastRefund = sql`(select max(${refunds.refundedAt}) from ${refunds} where ${refunds.orderNumber} = ${orders.number})`

const readOrders = (queries: Reading, which: SQL | undefined) =>
  queries
    .select({
      number: orders.number,
      kind: orders.kind,
      plan: sql<PlanId>`${orders.quote} ->> 'plan'`,
      seats: orders.seats,
      providerId: orders.subscriptionId,
      start: sql`coalesce(${orders.periodStart}, ${orders.paidAt})`.mapWith(orders.paidAt),
      end: orders.renewsAt,
      paymentId: orders.paymentId,
      returnedAt: returns.takenAt,
      returnCause: returns.cause,
      refundedAt:
        sql<Date | null>`case when ${orders.refunded} >= ${orders.total} then ${lastRefund} end`.mapWith(
          refunds.refundedAt,
        ),
      isLost,
      subscriptionId: subscriptions.id,
      extendedTo: subscriptions.extendedTo,
    })
    .from(orders)
    .leftJoin(returns, eq(returns.orderNumber, orders.number))
    .leftJoin(subscriptions, eq(subscriptions.providerId, orders.subscriptionId))
    .where(which)
    .orderBy(asc(orders.receipt))

type ReadOrder = Awaited<ReturnType<typeof readOrders>>[number]

const contractOf = ({ providerId, number }: Pick<ReadOrder, 'providerId' | 'number'>): string =>
  providerId ?? number

const readFacts = async (queries: Reading, bought: readonly ReadOrder[]) => {
  const ids = new Set(bought.flatMap(({ subscriptionId }) => subscriptionId ?? []))
  if (ids.size === 0) return []
  return queries
    .select()
    .from(subscriptionEvents)
    .where(inArray(subscriptionEvents.subscriptionId, [...ids]))
    .orderBy(asc(subscriptionEvents.happenedAt))
}

type Fact = Awaited<ReturnType<typeof readFacts>>[number]

const ofPayment = z.object({ paymentId: z.string() })

const paymentsOf = (facts: readonly Fact[], kinds: readonly string[]): Set<string> =>
  new Set(
    facts
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ data }) => ofPayment.safeParse(data).data?.paymentId ?? []),
  )

/** The payments whose dispute was won at last, be it by an appeal after it had been lost: the money is here. */
const wonPayments = (facts: readonly Fact[]): Set<string> => {
  const decided = facts.filter(({ kind }) => kind === 'dispute-won' || kind === 'dispute-lost')
  const last = new Map(decided.map((fact) => [ofPayment.parse(fact.data).paymentId, fact]))
  return paymentsOf([...last.values()], ['dispute-won'])
}

/** The contracts of which a bank has to decide about a payment: it is asked about all that a contract gives. */
const disputedContracts = (bought: readonly ReadOrder[], facts: readonly Fact[]): Set<string> => {
  const decided = paymentsOf(facts, ['dispute-won', 'dispute-lost'])
  const opened = paymentsOf(facts, ['dispute-opened'])
  return new Set(
    bought
      .filter(({ paymentId }) => opened.has(paymentId) && !decided.has(paymentId))
      .map(contractOf),
  )
}

/** Whether a period is the one whose end a late notice has moved: the last of its contract that ends before that moment. */
const isMoved = ({ extendedTo, end, ...order }: ReadOrder, bought: readonly ReadOrder[]): boolean =>
  extendedTo !== null &&
  end < extendedTo &&
  bought.every(
    (other) =>
      other.kind === 'change' ||
      contractOf(other) !== contractOf(order) ||
      other.end <= end ||
      other.end >= extendedTo,
  )

const earlier = (a: Date | null, b: Date | null): Date | null => {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

const rowOf = (
  order: ReadOrder,
  {
    bought,
    disputed,
    won,
  }: Record<'disputed' | 'won', ReadonlySet<string>> & { bought: readonly ReadOrder[] },
): PaidRow => {
  const { number: source, kind, plan, seats, start, end, extendedTo } = order
  const contract = contractOf(order)
  const isHere = order.isLost && won.has(order.paymentId)
  const leftAt = order.returnCause === 'leaving' ? order.returnedAt : null
  return {
    source,
    contract,
    kind,
    plan,
    seats,
    start,
    // Who leaves a year has paid for it until then.
    end: leftAt ?? (extendedTo && isMoved(order, bought) ? extendedTo : end),
    paidUntil: leftAt ?? end,
    takenAt: earlier(leftAt ? null : order.returnedAt, isHere ? null : order.refundedAt),
    isDisputed: disputed.has(contract),
  }
}

const givenChange = z.object({ plan: z.enum(PLAN_IDS), seats: z.number(), until: z.iso.datetime() })

/** Changes whose difference was too small to be charged, as rows of the contract of their subscription. */
const givenRows = (bought: readonly ReadOrder[], facts: readonly Fact[]): PaidRow[] =>
  facts.flatMap(({ id, kind, subscriptionId, data, happenedAt }) => {
    const order = bought.find((one) => one.subscriptionId === subscriptionId)
    if (kind !== 'change-given' || !order) return []
    const { plan, seats, until } = givenChange.parse(data)
    const end = new Date(until)
    const given = { source: id, contract: contractOf(order), kind: 'change', plan, seats } as const
    return { ...given, start: happenedAt, end, paidUntil: end, takenAt: null, isDisputed: false }
  })

const orderRows = async (queries: Reading, which: SQL | undefined): Promise<PaidRow[]> => {
  const bought = await readOrders(queries, which)
  const facts = await readFacts(queries, bought)
  const disputed = disputedContracts(bought, facts)
  const won = wonPayments(facts)
  const rows = bought.map((order) => rowOf(order, { bought, disputed, won }))
  return [...rows, ...givenRows(bought, facts)]
}

/** All that was paid for or given to an account, of each contract in the order of its receipts. */
export const paidRowsOf = async (queries: Reading, userId: string): Promise<PaidRow[]> => [
  ...(await orderRows(queries, eq(orders.userId, userId))),
  ...(await marketplaceRows(queries, userId)),
]

/** The rows of one contract, by the provider's name of its subscription. */
export const contractRows = (queries: Reading, contract: string): Promise<PaidRow[]> =>
  orderRows(queries, eq(orders.subscriptionId, contract))

/** The present entitlement of an account (`entitlement`); undefined in the free trial and after the end (S2 §6). */
export const entitlementOf = async (
  queries: Reading,
  { userId, now }: { userId: string; now: Date },
): Promise<Entitlement | undefined> => entitlement(await paidRowsOf(queries, userId), now)

/** The present entitlement of the account with an address. */
export const entitlementOfAddress = async (
  queries: Database,
  { email, now }: { email: string; now: Date },
): Promise<Entitlement | undefined> => {
  const userId = await findUserId(queries, email)
  return userId === undefined ? undefined : entitlementOf(queries, { userId, now })
}
