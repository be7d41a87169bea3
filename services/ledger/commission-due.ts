import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { beforeTax } from '#features/checkout/tax.ts'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import type { orders, refunds } from '#services/db/purchase-schema.ts'
import type { CorrectionRule } from './rules.ts'
import { creditOf, entryOf, writeEntries, type NewEntry } from './write-entries.ts'

type Refunded = {
  order: typeof orders.$inferSelect
  refund: typeof refunds.$inferSelect
  /** Whether the buyer's bank took it back. */
  isDispute: boolean
}

/** Records a refund of an order in the ledger, and the commission that it takes back. */
export const recordRefundEntries = async (
  transaction: Database,
  { order, refund, isDispute }: Refunded,
): Promise<void> => {
  const shared = {
    ...creditOf(await entryOf(transaction, `order:${order.number}`)),
    happenedAt: refund.refundedAt,
    rule: isDispute ? 'dispute-lost' : 'refund-in-proportion',
    consent: 'not-needed',
    orderNumber: order.number,
    currency: order.currency,
  } as const
  const reversed: NewEntry[] =
    refund.commissionReversed === 0
      ? []
      : [
          {
            ...shared,
            key: `commission-reversed:${refund.key}`,
            kind: 'commission-reversed',
            amount: -refund.commissionReversed,
          },
        ]
  await writeEntries(transaction, [
    {
      ...shared,
      key: `refund:${refund.key}`,
      kind: 'refund',
      amount: -beforeTax(refund.amount, refund.taxes),
    },
    ...reversed,
  ])
}

const KINDS = ['commission', 'commission-reversed', 'correction'] as const

const summed = (which: SQL) =>
  sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${which}), 0)::int`

const byRule = (rule: CorrectionRule) => summed(eq(ledgerEntries.rule, rule))

/** The commission of each order as the ledger has it, a row an order, in minor units: the one sum of what is due and of what has lessened it. */
export const bookedCommissions = (queries: Pick<Database, 'select'>) =>
  queries
    .select({
      orderNumber: ledgerEntries.orderNumber,
      due: sql<number>`sum(${ledgerEntries.amount})::int`.as('booked_due'),
      /** Taken back by refunds. */
      reversed: sql<number>`-${summed(eq(ledgerEntries.kind, 'commission-reversed'))}`.as(
        'booked_reversed',
      ),
      /** Taken away by flags that were upheld. */
      withheld: sql<number>`-${byRule('flag-upheld')}`.as('booked_withheld'),
      forfeited: sql<number>`-${byRule('forfeited')}`.as('booked_forfeited'),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.kind, [...KINDS]))
    .groupBy(ledgerEntries.orderNumber)
    .as('booked')

/** The commission that is due to an affiliate for an order, less refunds and corrections; in minor units. */
export const commissionDue = async (
  queries: Pick<Database, 'select'>,
  orderNumber: string,
): Promise<number> => {
  const booked = bookedCommissions(queries)
  const [sum] = await queries
    .select({ due: booked.due })
    .from(booked)
    .where(eq(booked.orderNumber, orderNumber))
  return sum?.due ?? 0
}

/** The number of corrections to an order's commission: by hand, by a flag, or at the end of an agreement. */
export const correctionsOf = (
  queries: Pick<Database, '$count'>,
  orderNumber: string,
): Promise<number> =>
  queries.$count(
    ledgerEntries,
    and(eq(ledgerEntries.orderNumber, orderNumber), eq(ledgerEntries.kind, 'correction')),
  )
