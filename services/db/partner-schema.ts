import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PlanId } from '#lib/config/plans.ts'
import { moment, users } from './schema.ts'

/** Packages that a partner sold or was given (S2 §3 "Package"). */
export const packages = pgTable('packages', {
  token: text('token').primaryKey(),
  plan: text('plan').$type<PlanId>().notNull(),
  saveRelative: integer('save_relative'),
  valueRegular: integer('value_regular'),
  expiresAt: moment('expires_at'),
  usedByOrder: text('used_by_order'),
  createdAt: moment('created_at').notNull(),
})

/** Orders that the partner was told of (S2 §7). */
export const partnerNotifications = pgTable('partner_notifications', {
  orderNumber: text('order_number').primaryKey(),
  product: text('product').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Receipts of the affiliate marketplace (S2 §3, §7); each is taken once. */
export const clickbankReceipts = pgTable('clickbank_receipts', {
  receipt: text('receipt').primaryKey(),
  item: text('item').notNull(),
  soldAt: moment('sold_at').notNull(),
  email: text('email'),
  name: text('name'),
  language: text('language').notNull(),
  userId: uuid('user_id').references(() => users.id),
  /** Whether it has made that account. */
  madeAccount: boolean('made_account').notNull().default(false),
  /** The time of the marketplace's refund, as an operator recorded it: the order entitles to nothing from then on. */
  refundedAt: moment('refunded_at'),
  receivedAt: moment('received_at').notNull(),
})
