import { and, eq, inArray, ne, type SQL, asc } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { outboxMails, orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { lastPeriodOf, type PaidPeriod } from '#services/entitlement/entitlement.ts'
import { contractRows } from '#services/entitlement/paid-rows.ts'
import type { OrderRow } from '#services/orders/order-row.ts'

/** The first and the last order of a subscription, and the one that has paid for its present year. */
export type OrdersOf = { first: OrderRow; last: OrderRow; year: OrderRow }

/** The orders of a subscription by the name that its provider has for it. Throws an `Error` where it has none. */
export const ordersOf = async (
  queries: Pick<Database, 'select'>,
  { providerId, periodStart }: Pick<SubscriptionRow, 'providerId' | 'periodStart'>,
): Promise<OrdersOf> => {
  const bought = await queries
    .select()
    .from(orders)
    .where(eq(orders.subscriptionId, providerId))
    .orderBy(asc(orders.receipt))
  const [first] = bought
  const last = bought.at(-1)
  const year = bought.findLast(
    (order) =>
      order.kind !== 'change' &&
      (order.periodStart ?? order.paidAt).getTime() === periodStart.getTime(),
  )
  if (!first || !last || !year) throw new Error('A subscription has no order')
  return { first, last, year }
}

type Stored = typeof subscriptions.$inferSelect

/** A subscription with its plan, people and period, which follow from its orders (docs/decisions/059). */
export type SubscriptionRow = Omit<Stored, keyof PaidPeriod> & PaidPeriod

export type ChargeRow = typeof subscriptionCharges.$inferSelect

/** The facts that decide the next step of a subscription; `heard` has for each notice the time when it reached its reader, null before. */
export type Facts = {
  subscription: SubscriptionRow
  openCharge: ChargeRow | undefined
  heard: readonly { days: number; at: Date | null }[]
}

const OPEN = ['created', 'pending'] as const

/** The renewal notice of this period: a process of an earlier build may have recorded it after another period had begun. */
const noticeIn = ({ renewalNotice }: Stored, { paidUntil, periodEnd }: PaidPeriod) => {
  const end = renewalNotice && new Date(renewalNotice.periodEnd)
  return end && paidUntil <= end && end <= periodEnd ? renewalNotice : null
}

/** A stored row with what its orders have paid for. Throws an `Error` where it has none. */
export const withPeriod = async (
  queries: Pick<Database, 'select'>,
  stored: Stored,
): Promise<SubscriptionRow> => {
  const { providerId } = stored
  const period = lastPeriodOf(await contractRows(queries, providerId), providerId)
  if (!period) throw new Error('A subscription has no order')
  return { ...stored, ...period, renewalNotice: noticeIn(stored, period) }
}

const found = (queries: Pick<Database, 'select'>, stored: Stored | undefined) =>
  stored && withPeriod(queries, stored)

/** A subscription by its id; undefined where there is none. */
export const subscriptionOf = async (
  queries: Pick<Database, 'select'>,
  id: string,
): Promise<SubscriptionRow | undefined> => {
  const [stored] = await queries.select().from(subscriptions).where(eq(subscriptions.id, id))
  return found(queries, stored)
}

const lock = async (
  transaction: Database,
  which: SQL | undefined,
): Promise<SubscriptionRow | undefined> => {
  // As the foreign keys of what is written later would hold it, after the subscription.
  await transaction
    .select({ id: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(which)
    .for('key share', { of: users })
  const [stored] = await transaction.select().from(subscriptions).where(which).for('update')
  return found(transaction, stored)
}

/** Holds a subscription, and its account against being closed, until the transaction ends (`services/purchase/purchase-store.ts`). */
export const lockSubscription = (
  transaction: Database,
  id: string,
): Promise<SubscriptionRow | undefined> => lock(transaction, eq(subscriptions.id, id))

/** The same by the provider's name of the subscription; undefined where none is of that name. */
export const lockContract = (
  transaction: Database,
  providerId: string,
): Promise<SubscriptionRow | undefined> =>
  lock(transaction, eq(subscriptions.providerId, providerId))

/** The subscription of an account that has not ended; undefined where it has none. */
export const liveSubscription = async (
  queries: Pick<Database, 'select'>,
  { userId }: { userId: string },
): Promise<SubscriptionRow | undefined> => {
  const [stored] = await queries
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
  return found(queries, stored)
}

/** The charge of a subscription that is not final. */
export const openChargeOf = async (
  queries: Pick<Database, 'select'>,
  subscriptionId: string,
): Promise<ChargeRow | undefined> => {
  const [row] = await queries
    .select()
    .from(subscriptionCharges)
    .where(
      and(
        eq(subscriptionCharges.subscriptionId, subscriptionId),
        inArray(subscriptionCharges.state, [...OPEN]),
      ),
    )
  return row
}

/** One charge among all, by its subscription and number. */
export const isCharge = ({
  subscriptionId,
  number,
}: Pick<ChargeRow, 'subscriptionId' | 'number'>) =>
  and(
    eq(subscriptionCharges.subscriptionId, subscriptionId),
    eq(subscriptionCharges.number, number),
  )

/** Gives up a charge that is open: should it be paid for all the same, that goes back. */
export const abandonCharge = async (
  transaction: Database,
  { charge, now }: { charge: ChargeRow; now: Date },
): Promise<void> => {
  await transaction
    .update(subscriptionCharges)
    .set({ state: 'failed', reason: 'abandoned', changedAt: now })
    .where(isCharge(charge))
}

/** Our name for a charge (`renewalKeySchema`). */
export const keyOfCharge = ({ subscriptionId, number }: ChargeRow): string =>
  `renew-${subscriptionId}-${number}`

type Change = Partial<Omit<Stored, 'plan' | 'seats' | 'periodStart' | 'periodEnd'>>

/** Changes a subscription; whatever changes, what is due next is looked at anew. */
export const changeSubscription = async (
  transaction: Pick<Database, 'select' | 'update'>,
  { id, now, ...change }: Change & Pick<Stored, 'id'> & { now: Date },
): Promise<SubscriptionRow> => {
  const [stored] = await transaction
    .update(subscriptions)
    .set({ dueAt: now, changedAt: now, ...change })
    .where(eq(subscriptions.id, id))
    .returning()
  if (!stored) throw new Error('A subscription is gone')
  const row = await withPeriod(transaction, stored)
  const { plan, seats, periodStart, periodEnd } = row
  // For the build of before, which lives by them while versions change.
  await transaction
    .update(subscriptions)
    .set({ plan, seats, periodStart, periodEnd })
    .where(eq(subscriptions.id, id))
  return row
}

/** Reads the facts that decide the next step; a notice is heard when it went out, or without a mail server once it is written. */
export const factsOf = async (
  queries: Pick<Database, 'select'>,
  { subscription, isMailSent }: { subscription: SubscriptionRow; isMailSent: boolean },
): Promise<Facts> => {
  const notices = subscription.renewalNotice?.notices ?? []
  const keys = notices.map(({ mailKey }) => mailKey)
  const mails =
    keys.length === 0 || !isMailSent
      ? []
      : await queries
          .select({ key: outboxMails.key, sentAt: outboxMails.sentAt })
          .from(outboxMails)
          .where(inArray(outboxMails.key, keys))
  const sentAt = new Map(mails.map((mail) => [mail.key, mail.sentAt]))
  return {
    subscription,
    openCharge: await openChargeOf(queries, subscription.id),
    heard: notices.map(({ days, mailKey, writtenAt }) => ({
      days,
      at: isMailSent ? (sentAt.get(mailKey) ?? null) : new Date(writtenAt),
    })),
  }
}
