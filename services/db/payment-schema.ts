import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type {
  ChargeAnswer,
  ChargeRequest,
  WebhookBody,
} from '#features/checkout/payment-contract.ts'
import type { FailureReason, PaymentMethod } from '#features/checkout/payment-terms.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import { moment } from './schema.ts'

/** Reference payment service: what the card frame gave for a test card; never its number. */
export const paymentTokens = pgTable('payment_tokens', {
  token: text('token').primaryKey(),
  card: text('card').$type<TestCard>().notNull(),
  /** The month that the card is good to, `2028-04`. */
  expires: text('expires'),
  usedByKey: text('used_by_key'),
  createdAt: moment('created_at').notNull(),
})

/** Reference payment service: charges, one for each key. */
export const paymentCharges = pgTable('payment_charges', {
  paymentId: text('payment_id').primaryKey(),
  key: text('key').notNull().unique(),
  /** Of a later charge, what its first one was asked with, by its own key and of its own amount. */
  request: jsonb('request').$type<ChargeRequest>().notNull(),
  /** The subscription that a first charge began. */
  subscriptionId: text('subscription_id').unique(),
  /** The subscription that a later charge is of. */
  renewalOf: text('renewal_of'),
  state: text('state').$type<ChargeAnswer['state']>().notNull(),
  reason: text('reason').$type<FailureReason>(),
  card: text('card').$type<TestCard>(),
  /** The time at which a pending charge is decided. */
  decidesAt: moment('decides_at'),
  refunded: integer('refunded').notNull().default(0),
  /** The time at which a buyer will dispute the charge, and the outcome. */
  disputesAt: moment('disputes_at'),
  dispute: text('dispute').$type<'opened' | 'won' | 'lost'>(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** Reference payment service: what a subscription is charged with after its first charge, once that has succeeded. */
export const paymentSubscriptions = pgTable('payment_subscriptions', {
  subscriptionId: text('subscription_id').primaryKey(),
  /** Nothing is kept of one that has ended. */
  method: text('method').$type<PaymentMethod>(),
  card: text('card').$type<TestCard>(),
  expires: text('expires'),
  /** Later charges with this method. */
  charges: integer('charges').notNull().default(0),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull(),
})

/** Reference payment service: what was given back, one for each key. */
export const paymentRefunds = pgTable('payment_refunds', {
  key: text('key').primaryKey(),
  refundId: text('refund_id').notNull().unique(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => paymentCharges.paymentId),
  amount: integer('amount').notNull(),
  createdAt: moment('created_at').notNull(),
})

/** Reference payment service: what the site is told of, until it has heard. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    id: text('id').primaryKey(),
    body: jsonb('body').$type<WebhookBody>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('payment_webhooks_next_try_at').on(table.nextTryAt)],
)
