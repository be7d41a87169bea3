import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { affiliateFlags, affiliateFlagSales, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import type { affiliateClicks } from '#services/db/schema.ts'

/** A sum as a number of JavaScript. */
export const whole = (value: SQL): SQL<number> => sql<number>`(${value})::int`

/** The month of a moment, as the books have months. */
export const monthIn = (moment: SQL | typeof orders.paidAt | typeof affiliateClicks.createdAt) =>
  sql<string>`to_char(${moment} at time zone ${sql.raw(`'${BOOKS_TIME_ZONE}'`)}, 'YYYY-MM')`

/** Every sale that earned an affiliate something, or would but for a flag, until the agreement ended; `open` is what was neither taken back nor forfeited. */
export const salesOf = (queries: Pick<Database, 'select'>) => {
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
      corrected:
        sql<number>`sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.rule} = 'corrected-by-hand')`.as(
          'corrected',
        ),
      forfeited:
        sql<number>`-sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.rule} = 'forfeited')`.as(
          'given_up',
        ),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.rule, ['corrected-by-hand', 'forfeited']))
    .groupBy(ledgerEntries.orderNumber)
    .as('corrections')
  const earned = sql<number>`coalesce(${orders.commission}, ${flagged.credit}, 0) + coalesce(${corrected.corrected}, 0)`
  // What no order has as a commission, no refund has taken back: it goes in proportion, as theirs (`shareOf`).
  const share = sql`floor((2.0 * ${flagged.credit} * ${orders.refunded} + ${orders.total}) / (2 * ${orders.total}))`
  const reversed = sql`case when ${orders.commission} is null then coalesce(${share}, 0) else coalesce(${given.reversed}, 0) end`
  const forfeited = sql`least(coalesce(${corrected.forfeited}, 0), ${earned} - (${reversed}))`
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
      forfeited: whole(forfeited).as('forfeited'),
      open: whole(sql`${earned} - (${reversed}) - ${forfeited}`).as('open'),
      status: sql<
        'held' | 'lost' | 'forfeited' | 'due'
      >`case when ${flagged.isLost} then 'lost' when ${flagged.isHeld} then 'held' when ${forfeited} > 0 and ${earned} - (${reversed}) - ${forfeited} <= 0 then 'forfeited' else 'due' end`.as(
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
