import { and, desc, eq, gt, gte, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { affiliateFlags, affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { affiliateClicks } from '#services/db/schema.ts'
import { monthAfter } from './months.ts'

/** What orders and refunds of a month earned an affiliate in one currency, by the month of the sale; amounts in minor units. */
export type MonthEarnings = {
  number: number
  month: string
  currency: Currency
  sales: number
  /** Before what was taken back, held or lost. */
  commission: number
  /** Taken back by refunds. */
  reversed: number
  /** Of what is left: held by flags that are not decided. */
  held: number
  /** Of what is left: lost by flags that were upheld. */
  lost: number
}

/** What is due of earnings once their month is paid. */
export const dueOf = ({ commission, reversed, held, lost }: MonthEarnings): number =>
  commission - reversed - held - lost

const whole = (value: SQL): SQL<number> => sql<number>`(${value})::int`

const monthIn = (moment: SQL | typeof orders.paidAt | typeof affiliateClicks.createdAt) =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${BOOKS_TIME_ZONE}'`)}, 'YYYY-MM')`

/** The first moment of a month in the books. */
const startOf = (month: string) =>
  sql`timestamp ${sql.raw(`'${month}-01' at time zone '${BOOKS_TIME_ZONE}'`)}`

/** Every sale that earned an affiliate something, or would but for a flag, until the agreement ended. */
const salesOf = (queries: Pick<Database, 'select'>) => {
  const given = queries
    .select({
      orderNumber: refunds.orderNumber,
      reversed: sql<number>`sum(${refunds.commissionReversed})`.as('reversed'),
    })
    .from(refunds)
    .groupBy(refunds.orderNumber)
    .as('given')
  const flagged = queries
    .select({
      orderNumber: affiliateFlagSales.orderNumber,
      credit: sql<number>`max(${affiliateFlagSales.credit})`.as('credit'),
      isHeld: sql<boolean>`bool_or(${affiliateFlags.decision} is null)`.as('is_held'),
      isLost: sql<boolean>`coalesce(bool_or(${affiliateFlags.decision} = 'upheld'), false)`.as(
        'is_lost',
      ),
    })
    .from(affiliateFlagSales)
    .innerJoin(affiliateFlags, eq(affiliateFlags.id, affiliateFlagSales.flagId))
    .groupBy(affiliateFlagSales.orderNumber)
    .as('flagged')
  const corrected = queries
    .select({
      orderNumber: ledgerEntries.orderNumber,
      corrected: sql<number>`sum(${ledgerEntries.amount})`.as('corrected'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.rule, 'corrected-by-hand'))
    .groupBy(ledgerEntries.orderNumber)
    .as('corrections')
  const earned = sql<number>`coalesce(${orders.commission}, ${flagged.credit}, 0) + coalesce(${corrected.corrected}, 0)`
  // What no order has as a commission, no refund has taken back: it goes in proportion, as theirs (`shareOf`).
  const share = sql`floor((2.0 * ${flagged.credit} * ${orders.refunded} + ${orders.total}) / (2 * ${orders.total}))`
  const reversed = sql`case when ${orders.commission} is null then coalesce(${share}, 0) else coalesce(${given.reversed}, 0) end`
  return queries
    .select({
      number: sql<number>`${affiliates.number}`.as('affiliate_number'),
      orderNumber: orders.number,
      paidAt: orders.paidAt,
      currency: orders.currency,
      amount: orders.amount,
      month: monthIn(orders.paidAt).as('month'),
      earned: whole(earned).as('earned'),
      reversed: whole(reversed).as('taken_back'),
      status: sql<
        'held' | 'lost' | 'due'
      >`case when ${flagged.isLost} then 'lost' when ${flagged.isHeld} then 'held' else 'due' end`.as(
        'status',
      ),
    })
    .from(orders)
    .innerJoin(
      affiliates,
      and(
        eq(affiliates.number, orders.affiliateId),
        or(isNull(affiliates.endedAt), lte(orders.paidAt, affiliates.endedAt)),
      ),
    )
    .leftJoin(given, eq(given.orderNumber, orders.number))
    .leftJoin(flagged, eq(flagged.orderNumber, orders.number))
    .leftJoin(corrected, eq(corrected.orderNumber, orders.number))
    .where(gt(earned, 0))
    .as('sales')
}

/** Earnings by affiliate, month of the sale and currency, the newest month first; of one affiliate where a number is given. */
export const monthsOf = async (
  queries: Pick<Database, 'select'>,
  { number }: { number?: number } = {},
): Promise<MonthEarnings[]> => {
  const sales = salesOf(queries)
  const left = sql`${sales.earned} - ${sales.reversed}`
  const sumOf = (status: 'held' | 'lost') =>
    whole(sql`coalesce(sum(${left}) filter (where ${sales.status} = ${sql.raw(`'${status}'`)}), 0)`)
  return queries
    .select({
      number: sales.number,
      month: sales.month,
      currency: sales.currency,
      sales: whole(sql`count(*)`),
      commission: whole(sql`sum(${sales.earned})`),
      reversed: whole(sql`sum(${sales.reversed})`),
      held: sumOf('held'),
      lost: sumOf('lost'),
    })
    .from(sales)
    .where(number === undefined ? undefined : eq(sales.number, number))
    .groupBy(sales.number, sales.month, sales.currency)
    .orderBy(desc(sales.month), sql`${sales.currency} <> 'USD'`, sales.currency)
}

/** The sales of a month of an affiliate, the newest first: nothing of who bought (agreement, section 22). */
export const salesIn = async (
  queries: Pick<Database, 'select'>,
  { number, month }: { number: number; month: string },
) => {
  const sales = salesOf(queries)
  return queries
    .select({
      paidAt: sales.paidAt,
      currency: sales.currency,
      amount: sales.amount,
      earned: sales.earned,
      reversed: sales.reversed,
      status: sales.status,
    })
    .from(sales)
    .where(and(eq(sales.number, number), eq(sales.month, month)))
    .orderBy(desc(sales.paidAt))
}

/** What the sales that a flag names have earned or would have, by currency. */
export const earnedOf = async (queries: Pick<Database, 'select'>, flagId: number) => {
  const sales = salesOf(queries)
  return queries
    .select({
      currency: sales.currency,
      amount: whole(sql`sum(${sales.earned} - ${sales.reversed})`),
    })
    .from(affiliateFlagSales)
    .innerJoin(sales, eq(sales.orderNumber, affiliateFlagSales.orderNumber))
    .where(eq(affiliateFlagSales.flagId, flagId))
    .groupBy(sales.currency)
    .orderBy(sales.currency)
}

/** What is due for the sales of a flag as it now stands, in minor units; of those that no other flag holds. */
export const settledSales = async (queries: Pick<Database, 'select'>, flagId: number) => {
  const sales = salesOf(queries)
  return queries
    .select({
      orderNumber: sales.orderNumber,
      due: whole(
        sql`case ${sales.status} when 'lost' then 0 else ${sales.earned} - ${sales.reversed} end`,
      ),
    })
    .from(affiliateFlagSales)
    .innerJoin(sales, eq(sales.orderNumber, affiliateFlagSales.orderNumber))
    .where(and(eq(affiliateFlagSales.flagId, flagId), ne(sales.status, 'held')))
}

/** Clicks of an affiliate by month, from the first month of a span to its last. */
export const clicksOf = async (
  queries: Pick<Database, 'select'>,
  { number, from, to }: { number: number; from: string; to: string },
): Promise<Map<string, number>> => {
  const month = monthIn(affiliateClicks.createdAt)
  const counted = await queries
    .select({ month, clicks: whole(sql`count(*)`) })
    .from(affiliateClicks)
    .where(
      and(
        eq(affiliateClicks.affiliateId, number),
        gte(affiliateClicks.createdAt, startOf(from)),
        lt(affiliateClicks.createdAt, startOf(monthAfter(to, 1))),
      ),
    )
    .groupBy(month)
  return new Map(counted.map((row) => [row.month, row.clicks]))
}

/** Commissions under numbers that nobody has at the desk, until a month, by currency. */
export const strangersOf = (queries: Pick<Database, 'select'>, until: string) =>
  queries
    .select({
      number: orders.affiliateId,
      currency: orders.currency,
      commission: whole(sql`sum(${orders.commission})`),
    })
    .from(orders)
    .leftJoin(affiliates, eq(affiliates.number, orders.affiliateId))
    .where(
      and(
        isNull(affiliates.number),
        gt(orders.commission, 0),
        lt(orders.paidAt, startOf(monthAfter(until, 1))),
      ),
    )
    .groupBy(orders.affiliateId, orders.currency)
    .orderBy(orders.affiliateId)
