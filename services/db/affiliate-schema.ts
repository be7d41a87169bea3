import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FlagFacts, FlagKind } from '#features/affiliate/flag-kinds.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { orders } from './purchase-schema.ts'
import { moment, ofAccount, users } from './schema.ts'

export type AffiliateState = 'applied' | 'approved' | 'declined' | 'ended'

/** Applications to the affiliate programme and their outcome, one row an account (S2 §9 "Affiliate programme terms"). */
export const affiliates = pgTable('affiliates', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The affiliate's number in the owner's network, given at approval; never given twice. */
  number: integer('number').unique(),
  state: text('state').$type<AffiliateState>().notNull(),
  /** The payee. */
  name: text('name').notNull(),
  /** The places where the links will stand. */
  places: text('places').notNull(),
  /** The affiliate's preferred way of payment. */
  payment: text('payment').notNull(),
  /** Of mail. */
  language: text('language').$type<Locale>().notNull(),
  appliedAt: moment('applied_at').notNull(),
  decidedAt: moment('decided_at'),
  endedAt: moment('ended_at'),
  /** Whether we ended it for cause (agreement, section 24). */
  endedForCause: boolean('ended_for_cause'),
})

/** The versions of the agreement that an account has accepted, with the text that was shown. */
export const affiliateAcceptances = pgTable(
  'affiliate_acceptances',
  {
    userId: ofAccount('user_id'),
    /** The day of the text's revision. */
    version: text('version').notNull(),
    language: text('language').$type<Locale>().notNull(),
    /** SHA-256 of the text in that language. */
    digest: text('digest').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/** Suspicions about clicks or sales of an affiliate, each with its clause; a flag holds the commission of its sales until it is decided. */
export const affiliateFlags = pgTable('affiliate_flags', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The subject of the flag, by which it is recorded once. */
  key: text('key').notNull().unique(),
  /** The affiliate's. */
  number: integer('number').notNull(),
  kind: text('kind').$type<FlagKind>().notNull(),
  facts: jsonb('facts').$type<FlagFacts>().notNull(),
  raisedAt: moment('raised_at').notNull(),
  objection: text('objection'),
  objectedAt: moment('objected_at'),
  decision: text('decision').$type<'released' | 'upheld'>(),
  why: text('why'),
  decidedAt: moment('decided_at'),
  /** Charged for spam that was upheld, in cents of US dollars (section 16). */
  fee: integer('fee').notNull().default(0),
})

/** The sales that a flag names. */
export const affiliateFlagSales = pgTable(
  'affiliate_flag_sales',
  {
    flagId: integer('flag_id')
      .notNull()
      .references(() => affiliateFlags.id),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    /** The commission that the sale would have earned where its order has none for this reason alone; due once the flag is released. */
    credit: integer('credit').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.flagId, table.orderNumber] })],
)

/** An amount of one currency as it was paid. */
export type PaidPart = { currency: Currency; amount: number; rate: string; usd: number }

/** Payouts to affiliates; no month is paid twice. */
export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull(),
    /** The month of the payment, which covers sales until two months before. */
    month: text('month').notNull(),
    parts: jsonb('parts').$type<PaidPart[]>().notNull(),
    /** Taken off for spam, in cents of US dollars. */
    fee: integer('fee').notNull().default(0),
    /** Cents of US dollars that went out. */
    usd: integer('usd').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [unique('affiliate_payouts_number_month').on(table.number, table.month)],
)
