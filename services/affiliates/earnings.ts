import { and, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { bookDay } from '#lib/util/book-day.ts'
import { affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { affiliateClicks } from '#services/db/schema.ts'
import { bookedCommissions } from '#services/ledger/commission-due.ts'
import { monthIn, salesOf, asInteger } from './sales.ts'

/** A month as the calendar of the books has it: `2026-11`. */
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** True if a text is a month. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && MONTH.test(text)

/** The month of a moment, as the books have days. */
export const monthOf = (moment: Date): string => bookDay(moment).slice(0, 7)

/** The month so many months later, or earlier. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}

/** Earnings in one currency from the orders of a month, less what refunds took back; in minor units. */
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
  /** Of what is left: lost by flags that were upheld, or with the end of the agreement. */
  lost: number
}

/** The amount due from a month's earnings once that month is paid. */
export const dueOf = ({ commission, reversed, held, lost }: MonthEarnings): number =>
  commission - reversed - held - lost

/** The first moment of a month in the books. */
const startOf = (month: string) =>
  sql`timestamp ${sql.raw(`'${month}-01' at time zone '${BOOKS_TIME_ZONE}'`)}`

/** Earnings by affiliate, month of the sale and currency, the newest month first; of one affiliate where a number is given. */
export const monthsOf = async (
  queries: Pick<Database, 'select'>,
  { number }: { number?: number } = {},
): Promise<MonthEarnings[]> => {
  const sales = salesOf(queries)
  return queries
    .select({
      number: sales.number,
      month: sales.month,
      currency: sales.currency,
      sales: asInteger(sql`count(*)`),
      commission: asInteger(sql`sum(${sales.earned})`),
      reversed: asInteger(sql`sum(${sales.reversed})`),
      held: asInteger(sql`coalesce(sum(${sales.open}) filter (where ${sales.status} = 'held'), 0)`),
      lost: asInteger(
        sql`sum(case ${sales.status} when 'lost' then ${sales.earned} - ${sales.reversed} else ${sales.forfeited} end)`,
      ),
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

/** The commission of the sales that a flag names, earned or held, by currency. */
export const earnedOf = async (queries: Pick<Database, 'select'>, flagId: number) => {
  const sales = salesOf(queries)
  return queries
    .select({
      currency: sales.currency,
      amount: asInteger(sql`sum(${sales.open})`),
    })
    .from(affiliateFlagSales)
    .innerJoin(sales, eq(sales.orderNumber, affiliateFlagSales.orderNumber))
    .where(eq(affiliateFlagSales.flagId, flagId))
    .groupBy(sales.currency)
    .orderBy(sales.currency)
}

/** The sales of a flag that no other flag holds, with the amount due for each, in minor units. */
export const releasedSales = async (queries: Pick<Database, 'select'>, flagId: number) => {
  const sales = salesOf(queries)
  return queries
    .select({
      orderNumber: sales.orderNumber,
      due: asInteger(sql`case ${sales.status} when 'lost' then 0 else ${sales.open} end`),
    })
    .from(affiliateFlagSales)
    .innerJoin(sales, eq(sales.orderNumber, affiliateFlagSales.orderNumber))
    .where(and(eq(affiliateFlagSales.flagId, flagId), ne(sales.status, 'held')))
}

/** The sales of an affiliate for which something is due in a currency, the newest first. */
export const dueSales = async (
  queries: Pick<Database, 'select'>,
  { number, currency }: { number: number; currency: Currency },
) => {
  const sales = salesOf(queries)
  return queries
    .select({ orderNumber: sales.orderNumber, due: sales.open })
    .from(sales)
    .where(
      and(
        eq(sales.number, number),
        eq(sales.currency, currency),
        eq(sales.status, 'due'),
        gt(sales.open, 0),
      ),
    )
    .orderBy(desc(sales.paidAt))
}

/** Clicks of an affiliate by month, from the first month of a span to its last. */
export const clicksOf = async (
  queries: Pick<Database, 'select'>,
  { number, from, to }: { number: number; from: string; to: string },
): Promise<Map<string, number>> => {
  const month = monthIn(affiliateClicks.createdAt)
  const counted = await queries
    .select({ month, clicks: asInteger(sql`count(*)`) })
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

/** Commissions due under numbers that nobody has at the desk, until a month, by currency. */
export const unknownAffiliateSums = (queries: Pick<Database, 'select'>, until: string) => {
  const booked = bookedCommissions(queries)
  return queries
    .select({
      number: orders.affiliateId,
      currency: orders.currency,
      commission: asInteger(sql`sum(${booked.due})`),
    })
    .from(orders)
    .innerJoin(booked, eq(booked.orderNumber, orders.number))
    .leftJoin(affiliates, eq(affiliates.number, orders.affiliateId))
    .where(
      and(
        isNull(affiliates.number),
        gt(booked.due, 0),
        lt(orders.paidAt, startOf(monthAfter(until, 1))),
      ),
    )
    .groupBy(orders.affiliateId, orders.currency)
    .orderBy(orders.affiliateId)
}
