import { beforeTax } from '#features/checkout/tax.ts'
import type { Database } from '#services/db/database.ts'
import type { orders, refunds } from '#services/db/purchase-schema.ts'
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
