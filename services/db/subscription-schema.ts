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
import type { Buyer, Place } from '#features/checkout/purchase-contract.ts'
import type { TaxLine } from '#features/checkout/tax.ts'
import type { Money } from '#features/pricing/money.ts'
import type { LawPlace } from '#lib/config/consumer-law.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { moment, ofAccount, ofAccountWhileThere } from './schema.ts'

/** `active`: paid for, or waiting for its notice; `past-due`: a charge failed; `disputed`: a bank is asked for the money; `ended`: nothing is charged again. */
export type SubscriptionState = 'active' | 'past-due' | 'disputed' | 'ended'

/** A larger plan taken after the renewal notice: its extra cost, charged with the renewal; zero where too small to charge. */
export type UpgradeAfterNotice = {
  plan: PlanId
  seats: number
  /** Before tax. */
  amount: number
  taxes: TaxLine[]
  total: number
}

/** The next charge as the customer was notified of it; amounts in minor units; never dearer than first told. */
export type RenewalNotice = {
  plan: PlanId
  seats: number
  /** Before tax. */
  amount: number
  taxes: TaxLine[]
  total: number
  currency: Currency
  /** The end of the period that the notice was about, ISO. */
  periodEnd: string
  /** The place whose law decides about the notices; notices from before laws were by place have none. */
  place?: LawPlace
  /** Larger plans that were asked for since; the one that was paid for is the present plan. */
  upgrades?: UpgradeAfterNotice[]
  /** Each notice by its days before the end, and the mail that carries it. */
  notices: { days: number; mailKey: string; writtenAt: string }[]
}

/** Subscriptions (docs/decisions/045); an account has at most one that has not ended. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** 32 hexadecimal digits; charges are named by it. */
    id: text('id').primaryKey(),
    userId: ofAccount('user_id'),
    /** The payment provider's id. */
    providerId: text('provider_id').notNull().unique(),
    /** These four follow what is paid for: written for the build of before, and never read (`services/subscriptions/subscription-store.ts`). */
    plan: text('plan').$type<PlanId>().notNull(),
    seats: integer('seats').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    language: text('language').$type<Locale>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** As the next paper will name the buyer; orders keep what was true when they were paid. */
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    place: jsonb('place').$type<Place>(),
    /** As the first order has it. */
    timeZone: text('time_zone'),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** Whether another period follows. */
    renews: boolean('renews').notNull().default(true),
    stoppedAt: moment('stopped_at'),
    /** To when a late notice of ours has moved the end of a paid period, once a period: of the last one that ends before it. */
    extendedTo: moment('extended_to'),
    /** From the next period on, where it is another one. */
    nextPlan: text('next_plan').$type<PlanId>(),
    nextSeats: integer('next_seats'),
    renewalNotice: jsonb('told').$type<RenewalNotice>(),
    /** Since when the charge of the next period fails, and how often it did. */
    failingSince: moment('failing_since'),
    failedTries: integer('failed_tries').notNull().default(0),
    /** The method as Billing saw it last; another one is tried at once where a charge fails, or may fail. */
    seenMethod: text('failed_method'),
    /** The time of an early try of a failed charge, set because another method was seen. */
    retryAt: moment('retry_at'),
    /** The time of the next step; null after its end. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_live')
      .on(table.userId)
      .where(sql`state <> 'ended'`),
    index('subscriptions_due_at').on(table.dueAt),
  ],
)

/** Each try to charge a subscription after its first payment; one is open at a time. */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<'renewal' | 'change'>().notNull(),
    state: text('state').$type<'created' | 'pending' | 'succeeded' | 'failed'>().notNull(),
    reason: text('reason').$type<FailureReason>(),
    plan: text('plan').$type<PlanId>().notNull(),
    seats: integer('seats').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Before tax, in minor units. */
    amount: integer('amount').notNull(),
    taxes: jsonb('taxes').$type<TaxLine[]>().notNull(),
    total: integer('total').notNull(),
    paymentId: text('payment_id').unique(),
    fee: jsonb('fee').$type<Money>(),
    /** The period that is paid for. */
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    orderNumber: text('order_number'),
    /** Not used any more, for the build of before: what goes back is a row of `returns`. */
    refund: text('refund').$type<'due' | 'given-back' | 'for-a-person'>(),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.number] }),
    uniqueIndex('subscription_charges_open')
      .on(table.subscriptionId)
      .where(sql`state in ('created', 'pending')`),
  ],
)

/** The history of subscriptions, each fact once by the provider's id or ours; `change-given` is a larger plan too cheap to be charged. */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('subscription_events_subscription_id').on(table.subscriptionId)],
)

/** Cancellations and withdrawals that were declared without logging in (§ 312k BGB, directive 2023/2673). */
export const declarations = pgTable('declarations', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  /** The reference for customer and owner. */
  reference: text('reference').notNull().unique(),
  kind: text('kind').$type<'cancel' | 'withdraw'>().notNull(),
  language: text('language').$type<Locale>().notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  orderNumber: text('order_number'),
  /** The stated reason and day, where there are any. */
  reason: text('reason'),
  wishedEnd: text('wished_end'),
  /** The sender's time zone, by its IANA name; null where it was not given. */
  zone: text('zone'),
  /** The consequence: automatic, or left to a person; refunds of `returned` stand in `returns`, before it in `refund-due` and `refunded`. */
  outcome: text('outcome').$type<'stopped' | 'left' | 'returned' | 'for-a-person'>().notNull(),
  subscriptionId: text('subscription_id'),
  receivedAt: moment('received_at').notNull(),
})

/** Changes of an account's address that both addresses have not confirmed yet. */
export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey(),
  userId: ofAccountWhileThere('user_id'),
  newEmail: text('new_email').notNull(),
  oldConfirmedAt: moment('old_confirmed_at'),
  newConfirmedAt: moment('new_confirmed_at'),
  expiresAt: moment('expires_at').notNull(),
})

/** The offset of the services' clock from the system's; one row at most. */
export const clockOffset = pgTable('clock_offset', {
  id: integer('id').primaryKey(),
  ahead: integer('ahead_minutes').notNull(),
})
