import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { FLOOD_CLICKS, type FlagFacts, type FlagKind } from '#features/affiliate/flag-kinds.ts'
import { commissionOn } from '#features/affiliate/programme.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { bookDay } from '#lib/util/book-day.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders, purchaseAttempts, purchases } from '#services/db/purchase-schema.ts'
import { affiliateClicks, users } from '#services/db/schema.ts'
import { isOneVisit } from '#services/ledger/commission.ts'
import { monthOf } from './earnings.ts'

/** A sale that a flag names, and what it would have earned where its order has no commission because of it. */
type FlaggedSale = { orderNumber: string; credit: number }

/** Evidence against an affiliate, found in the tables. */
export type FoundFlag = {
  key: string
  number: number
  kind: FlagKind
  facts: FlagFacts
  sales: FlaggedSale[]
}

type FlagQuery = { number?: number | undefined; now: Date }

/** Longer than from a click to the list of payments of its month. */
const LOOKED_BACK_MS = 100 * 86_400_000

const dayIn = (pattern: string) =>
  sql<string>`to_char(${affiliateClicks.createdAt} at time zone ${sql.raw(`'${BOOKS_TIME_ZONE}', '${pattern}'`)})`

const recent = ({ number, now }: FlagQuery) =>
  and(
    gt(affiliateClicks.createdAt, new Date(now.getTime() - LOOKED_BACK_MS)),
    number === undefined ? undefined : eq(affiliateClicks.affiliateId, number),
  )

const clicks = sql<number>`count(*)::int`

/** The commission that a sale would have earned but for its paid click: zero where the buyer went away, or the click has earned before. */
const creditOf = async (
  queries: Database,
  { order, clickedAt }: { order: typeof orders.$inferSelect; clickedAt: Date },
): Promise<number> => {
  const { purchaseId, affiliateTransaction, amount, receipt } = order
  if (purchaseId === null || affiliateTransaction === null) return 0
  const isLater = and(
    eq(orders.affiliateTransaction, affiliateTransaction),
    lt(orders.receipt, receipt),
  )
  if ((await queries.$count(orders, isLater)) > 0) return 0
  const [purchase] = await queries
    .select({ createdAt: purchases.createdAt })
    .from(purchases)
    .where(eq(purchases.id, purchaseId))
  const tries = await queries
    .select({ startedAt: purchaseAttempts.startedAt })
    .from(purchaseAttempts)
    .where(eq(purchaseAttempts.purchaseId, purchaseId))
    .orderBy(asc(purchaseAttempts.number))
  if (!purchase) return 0
  const moments = [clickedAt, purchase.createdAt, ...tries.map(({ startedAt }) => startedAt)]
  return isOneVisit(moments) ? commissionOn(amount) : 0
}

/** Clicks of a whole month that carried the id of a paid ad, by the field that did (section 15). */
const paidClicks = async (queries: Database, asked: FlagQuery): Promise<FoundFlag[]> => {
  const month = dayIn('YYYY-MM')
  const groups = await queries
    .select({ number: affiliateClicks.affiliateId, month, paidBy: affiliateClicks.paidBy, clicks })
    .from(affiliateClicks)
    .where(and(recent(asked), eq(affiliateClicks.isPaid, true)))
    .groupBy(affiliateClicks.affiliateId, month, affiliateClicks.paidBy)
  const over = groups.filter((group) => group.month < monthOf(asked.now))
  return Promise.all(
    over.map(async (group) => {
      const field = group.paidBy ?? ''
      const sold = await queries
        .select({ order: orders, clickedAt: affiliateClicks.createdAt })
        .from(orders)
        .innerJoin(affiliateClicks, eq(affiliateClicks.transactionId, orders.affiliateTransaction))
        .where(
          and(
            eq(affiliateClicks.affiliateId, group.number),
            eq(affiliateClicks.paidBy, field),
            eq(month, group.month),
            isNull(orders.commission),
          ),
        )
      const sales = await Promise.all(
        sold.map(async (sale) => ({
          orderNumber: sale.order.number,
          credit: await creditOf(queries, sale),
        })),
      )
      return {
        key: `paid-click:${group.number}:${group.month}:${field}`,
        number: group.number,
        kind: 'paid-click' as const,
        facts: { month: group.month, clicks: group.clicks, paidBy: field },
        sales: sales.filter(({ credit }) => credit > 0),
      }
    }),
  )
}

/** More clicks of one network and browser in a day that is over than people make (section 7). */
const floods = async (queries: Database, asked: FlagQuery): Promise<FoundFlag[]> => {
  const day = dayIn('YYYY-MM-DD')
  const groups = await queries
    .select({ number: affiliateClicks.affiliateId, day, sender: affiliateClicks.sender, clicks })
    .from(affiliateClicks)
    .where(and(recent(asked), isNotNull(affiliateClicks.sender)))
    .groupBy(affiliateClicks.affiliateId, day, affiliateClicks.sender)
    .having(gt(clicks, FLOOD_CLICKS))
  const over = groups.filter((group) => group.day < bookDay(asked.now))
  return Promise.all(
    over.map(async (group) => {
      const sender = group.sender ?? ''
      const sold = await queries
        .select({ orderNumber: orders.number })
        .from(orders)
        .innerJoin(affiliateClicks, eq(affiliateClicks.transactionId, orders.affiliateTransaction))
        .where(
          and(
            eq(affiliateClicks.affiliateId, group.number),
            eq(affiliateClicks.sender, sender),
            eq(day, group.day),
            isNotNull(orders.commission),
          ),
        )
      return {
        key: `click-flood:${group.number}:${group.day}:${sender}`,
        number: group.number,
        kind: 'click-flood' as const,
        facts: { day: group.day, clicks: group.clicks, sender },
        sales: sold.map(({ orderNumber }) => ({ orderNumber, credit: 0 })),
      }
    }),
  )
}

/** The mailbox behind an address: case and what follows a plus are of no matter, nor are dots with Google (support.google.com/mail/answer/7436150). */
const mailboxOf = (address: SQL | typeof users.emailNormalized) => {
  const plain = sql`regexp_replace(lower(${address}), '^([^@+]+)[+][^@]*@', '\\1@')`
  return sql`case when ${plain} ~ '@(gmail|googlemail)[.]com$' then replace(split_part(${plain}, '@', 1), '.', '') || '@gmail.com' else ${plain} end`
}

/** Sales whose buyer is the affiliate, by account or mailbox (section 8). */
const ownPurchases = async (queries: Database, { number }: FlagQuery): Promise<FoundFlag[]> => {
  const sold = await queries
    .select({ number: affiliates.number, orderNumber: orders.number, paidAt: orders.paidAt })
    .from(orders)
    .innerJoin(affiliates, eq(affiliates.number, orders.affiliateId))
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(
      and(
        isNotNull(orders.commission),
        number === undefined ? undefined : eq(affiliates.number, number),
        or(
          eq(orders.userId, affiliates.userId),
          eq(mailboxOf(sql`${orders.buyer}->>'email'`), mailboxOf(users.emailNormalized)),
        ),
      ),
    )
  return sold.flatMap(({ orderNumber, paidAt, number: own }) =>
    own === null
      ? []
      : {
          key: `self-purchase:${orderNumber}`,
          number: own,
          kind: 'self-purchase' as const,
          facts: { day: bookDay(paidAt) },
          sales: [{ orderNumber, credit: 0 }],
        },
  )
}

/** Evidence in the tables that affiliates, or one of them, did what the agreement forbids. */
export const flagsInTables = async (queries: Database, asked: FlagQuery): Promise<FoundFlag[]> => [
  ...(await paidClicks(queries, asked)),
  ...(await floods(queries, asked)),
  ...(await ownPurchases(queries, asked)),
]
