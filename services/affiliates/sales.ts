import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { affiliateFlags, affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import type { affiliateClicks } from '#services/db/schema.ts'
import { bookedCommissions } from '#services/ledger/commission-due.ts'

/** A sum as a number of JavaScript. */
export const asInteger = (value: SQL): SQL<number> => sql<number>`(${value})::int`

/** The month of a moment, as the books have months. */
export const monthIn = (moment: SQL | typeof orders.paidAt | typeof affiliateClicks.createdAt) =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${BOOKS_TIME_ZONE}'`)}, 'YYYY-MM')`

/** Every sale that earned an affiliate something, or would but for a flag; `open` is due by the ledger, before upheld flags. */
export const salesOf = (queries: Pick<Database, 'select'>) => {
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
  const booked = bookedCommissions(queries)
  // What the ledger has no row of, no refund has taken back: it goes in proportion, as theirs (`shareOf`).
  const share = sql`floor((2.0 * ${flagged.credit} * ${orders.refunded} + ${orders.total}) / (2 * ${orders.total}))`
  const reversed = sql`coalesce(${booked.reversed}, ${share}, 0)`
  const forfeited = sql`coalesce(${booked.forfeited}, 0)`
  const open = sql`coalesce(${booked.due} + ${booked.withheld}, ${flagged.credit} - ${share}, 0)`
  const earned = sql`${open} + ${reversed} + ${forfeited}`
  return queries
    .select({
      number: sql<number>`${affiliates.number}`.as('affiliate_number'),
      orderNumber: orders.number,
      paidAt: orders.paidAt,
      currency: orders.currency,
      amount: orders.amount,
      month: monthIn(orders.paidAt).as('month'),
      earned: asInteger(earned).as('earned'),
      reversed: asInteger(reversed).as('taken_back'),
      forfeited: asInteger(forfeited).as('forfeited'),
      open: asInteger(open).as('open'),
      status: sql<
        'held' | 'lost' | 'forfeited' | 'due'
      >`case when ${flagged.isLost} then 'lost' when ${flagged.isHeld} then 'held' when ${forfeited} > 0 and ${open} <= 0 then 'forfeited' else 'due' end`.as(
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
    .leftJoin(flagged, eq(flagged.orderNumber, orders.number))
    .leftJoin(booked, eq(booked.orderNumber, orders.number))
    .where(sql`${earned} > 0`)
    .as('sales')
}
