import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FailureReason, PaymentMethod } from '#features/checkout/payment-terms.ts'
import type { Attempt, AttemptRequest, Buyer, Place } from '#features/checkout/purchase-contract.ts'
import type { TaxLine } from '#features/checkout/tax.ts'
import type { VisitorConsent } from '#features/consent/visitor-consent.ts'
import type { AdArrival } from '#features/conversions/ad-arrival.ts'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import type { Money } from '#features/pricing/money.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { moment, ofAccount, ofAccountWhileThere } from './schema.ts'

/** The kinds of mail. */
export type MailKind =
  | 'receipt'
  | 'refund'
  | 'contact'
  | 'marketplace'
  | 'welcome'
  | 'login'
  | 'renewal-notice'
  | 'charge-failed'
  | 'subscription-ended'
  | 'renewal-stopped'
  | 'renewal-resumed'
  | 'plan-changed'
  | 'plan-unchanged'
  | 'disputed'
  | 'dispute-won'
  | 'declaration'
  | 'email-change'
  | 'address-changed'
  | 'password-set'
  | 'account-closed'
  | 'seat'
  | 'data'
  | 'results-login'
  | 'affiliate'
  | 'agreement-changed'

/** The reason of an order: a first year, a following one, or the difference to a larger plan. */
export type OrderKind = 'first' | 'renewal' | 'change'

/** Purchases from the choice of a plan to the order (S2 §3, §4); the site calls them by a digest of the secret in the buyer's cookie. */
export const purchases = pgTable('purchases', {
  id: text('id').primaryKey(),
  /** The reference for buyer and support before there is an order. */
  reference: text('reference').notNull().unique(),
  language: text('language').$type<Locale>().notNull(),
  /** The promised terms: plan, offer, currency and amount. */
  quote: jsonb('quote').$type<Quote>().notNull(),
  affiliateTransaction: text('affiliate_transaction'),
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
  /** The arms that were shown in the browser until the purchase began. */
  experiments: jsonb('experiments').$type<ShownArms>(),
  /** The visitor's answer about cookies; null where it was not recorded. */
  visitorConsent: text('visitor_consent').$type<VisitorConsent>(),
  /** The advertisement that led here, until there is an order; nothing where no platform is told. */
  adArrival: jsonb('ad_arrival').$type<AdArrival>(),
  createdAt: moment('created_at').notNull(),
})

/** Each try to pay for a purchase; the next one waits until the last is final. */
export const purchaseAttempts = pgTable(
  'purchase_attempts',
  {
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    methodToken: text('method_token'),
    state: text('state').$type<Attempt['state']>().notNull(),
    reason: text('reason').$type<FailureReason>(),
    paymentId: text('payment_id').unique(),
    subscriptionId: text('subscription_id'),
    actionUrl: text('action_url'),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    emailNormalized: text('email_normalized').notNull(),
    seats: integer('seats').notNull(),
    /** Replaces that of the purchase where seats were chosen, or an example ended. */
    quote: jsonb('quote').$type<Quote>().notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    total: integer('total').notNull(),
    consent: jsonb('consent').$type<AttemptRequest['consent']>().notNull(),
    /** The evidence of the buyer's place; null for attempts from before it was kept. */
    place: jsonb('place').$type<Place>(),
    /** The buyer's time zone, by its IANA name; null where the browser did not tell, and in rows from before it was kept. */
    timeZone: text('time_zone'),
    /** The provider's fee; null until it is reported. */
    fee: jsonb('fee').$type<Money>(),
    startedAt: moment('started_at').notNull(),
    /** The time at which it came to its state. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.number] }),
    // One charge at a time, for a purchase and for an address: whatever else goes wrong, nobody pays twice.
    uniqueIndex('purchase_attempts_open')
      .on(table.purchaseId)
      .where(sql`state in ('created', 'action', 'pending')`),
    uniqueIndex('purchase_attempts_open_email')
      .on(table.emailNormalized)
      .where(sql`state in ('created', 'action', 'pending')`),
  ],
)

/** Neither read nor written any more (docs/decisions/059): the build of before reads it, so that it goes with a later release (docs/scaling.md). */
export const licences = pgTable(
  'licences',
  {
    id: uuid('id').primaryKey(),
    userId: ofAccount('user_id'),
    orderNumber: text('order_number').notNull().unique(),
    plan: text('plan').$type<PlanId>().notNull(),
    seats: integer('seats').notNull(),
    state: text('state').$type<'active' | 'suspended' | 'ended'>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('licences_active')
      .on(table.userId)
      .where(sql`state = 'active'`),
  ],
)

/** Paid orders (S2 §3 "Order"); only `refunded` ever changes. Amounts in minor units. */
export const orders = pgTable('orders', {
  number: text('number').primaryKey(),
  /** Purchase and attempt that it was paid by; none of a later charge of its subscription. */
  purchaseId: text('purchase_id').unique(),
  attempt: integer('attempt'),
  kind: text('kind').$type<OrderKind>().notNull().default('first'),
  userId: ofAccount('user_id'),
  madeAccount: boolean('made_account').notNull(),
  /** Receipts are numbered from 1 without a gap. */
  receipt: integer('receipt').notNull().unique(),
  language: text('language').$type<Locale>().notNull(),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  quote: jsonb('quote').$type<Quote>().notNull(),
  seats: integer('seats').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  amount: integer('amount').notNull(),
  taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
  total: integer('total').notNull(),
  /** Given back of the total so far. */
  refunded: integer('refunded').notNull().default(0),
  method: text('method').$type<PaymentMethod>().notNull(),
  paymentId: text('payment_id').notNull().unique(),
  /** The provider's id of the subscription, by which our row is found. */
  subscriptionId: text('subscription_id'),
  consent: jsonb('consent').$type<AttemptRequest['consent']>().notNull(),
  /** Evidence of where the buyer was, and whose taxes held; nothing of orders from before it was kept. */
  place: jsonb('place').$type<Place>(),
  /** As the attempt has it. */
  timeZone: text('time_zone'),
  /** The click that led here, its offer, and the commission while the terms give one (S2 §9). */
  affiliateTransaction: text('affiliate_transaction'),
  affiliateOfferId: integer('affiliate_offer_id'),
  affiliateId: integer('affiliate_id'),
  commission: integer('commission'),
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
  /** Those of the account and of the purchase together, the account's first; of later charges those of the account. */
  experiments: jsonb('experiments').$type<ShownArms>(),
  paidAt: moment('paid_at').notNull(),
  /** The start of the paid time; that of the payment where it is null. */
  periodStart: moment('period_start'),
  /** The end of the paid time, and the start of the next. */
  renewsAt: moment('renews_at').notNull(),
})

/** Refunds, whole or in part, each under a key of its own. */
export const refunds = pgTable('refunds', {
  key: text('key').primaryKey(),
  orderNumber: text('order_number')
    .notNull()
    .references(() => orders.number),
  /** Credit notes are numbered from 1 without a gap. */
  creditNote: integer('credit_note').notNull().unique(),
  amount: integer('amount').notNull(),
  /** Of the amount, taxes by name, in the proportion of the order. */
  taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
  /** The commission that the affiliate loses. */
  commissionReversed: integer('commission_reversed').notNull(),
  reason: text('reason').notNull(),
  refundedAt: moment('refunded_at').notNull(),
})

/** The last number of what is numbered without a gap: receipts, credit notes. Taken inside the transaction that uses it. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

/** Mail that is to be sent: written in the transaction of what it tells of, and sent until it has gone out. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    /** The subject of the mail, by which it is sent once. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    language: text('language').notNull(),
    recipient: text('recipient').notNull(),
    /** The values for its words. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_mails_next_try_at').on(table.nextTryAt)],
)

/** Recent uses of licences, for the licence's limits (S2 §9); erased after two days. */
export const downloads = pgTable(
  'downloads',
  {
    id: uuid('id').primaryKey(),
    userId: ofAccountWhileThere('user_id'),
    templateId: integer('template_id').notNull(),
    /** Keyed hash of the network address; empty where it is not known. */
    addressHash: text('address_hash').notNull(),
    downloadedAt: moment('downloaded_at').notNull(),
  },
  (table) => [index('downloads_user_id_downloaded_at').on(table.userId, table.downloadedAt)],
)
