import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { VisitorConsent } from '#features/consent/visitor-consent.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { moment } from './schema.ts'

/** The kind of fact that a row records. */
export type LedgerKind =
  | 'click'
  | 'account'
  | 'order'
  | 'renewal'
  /** The difference to a larger plan. */
  | 'change'
  | 'refund'
  | 'commission'
  | 'commission-reversed'
  | 'correction'

/** The visitor's consent; `not-declined` for a click, `not-needed` for facts without a visitor, `unknown` where it was not recorded. */
export type LedgerConsent = VisitorConsent | 'not-declined' | 'not-needed' | 'unknown'

/** The facts from a click to its commission (docs/decisions/056): rows are only added, as triggers see to; none names a person or keeps one from being erased. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** In the order of writing, with gaps. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The fact: told twice, it is one row. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** The rule that decided, and the place where it is written. */
    rule: text('rule').notNull(),
    section: text('section').notNull(),
    consent: text('consent').$type<LedgerConsent>().notNull(),
    /** The customer's first and last source, direct visits aside; in brackets the reason why none is known. */
    firstSource: text('first_source').notNull(),
    firstCampaign: text('first_campaign'),
    firstMedium: text('first_medium'),
    lastSource: text('last_source').notNull(),
    lastCampaign: text('last_campaign'),
    lastMedium: text('last_medium'),
    affiliateTransaction: text('affiliate_transaction'),
    affiliateId: integer('affiliate_id'),
    affiliateOfferId: integer('affiliate_offer_id'),
    marketplace: text('marketplace'),
    /** `ledger_id` of the account, on its own row alone: an order leads to its buyer, and must not lead on. */
    accountId: uuid('account_id'),
    /** Of a marketplace its receipt. */
    orderNumber: text('order_number'),
    /** Before tax, in minor units; below zero what goes back. */
    amount: integer('amount'),
    currency: text('currency').$type<Currency>(),
    corrects: integer('corrects').references((): AnyPgColumn => ledgerEntries.id),
    /** The reason for a correction. */
    reason: text('reason'),
  },
  (table) => [
    index('ledger_entries_order_number').on(table.orderNumber),
    index('ledger_entries_happened_at').on(table.happenedAt),
  ],
)
