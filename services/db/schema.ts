import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ChargeAnswer,
  ChargeRequest,
  FailureReason,
  PaymentMethod,
  WebhookBody,
} from '#features/checkout/payment-contract.ts'
import type { Attempt, AttemptRequest, Buyer } from '#features/checkout/purchase-contract.ts'
import type { TaxLine } from '#features/checkout/tax.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { MailKind } from '#features/orders/mail-kinds.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts (S1 §3); the fields of the creation payload are kept as the site sent them. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** As entered, outer white space removed. */
  email: text('email').notNull(),
  /** Lower case: two spellings of one address are one account. */
  emailNormalized: text('email_normalized').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  passwordGenerated: boolean('password_generated').notNull(),
  device: text('device'),
  ipAddress: text('ip_address').notNull(),
  language: text('language').notNull(),
  docName: text('doc_name').notNull(),
  creationPage: text('creation_page').notNull(),
  /** What brought the visitor (S2 §3); null where nothing is known. */
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
  /** The click on an affiliate's link that led here, as the network calls it; null where none did. */
  affiliateTransaction: text('affiliate_transaction'),
  createdAt: moment('created_at').notNull(),
})

/** First answers by idempotency key, written in the transaction of the account itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    payloadHash: text('payload_hash').notNull(),
    /** The account that the first request created; null when its address existed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
)

/** One-time tokens of the hand-off that were not used yet; using one deletes its row. */
export const handOffTokens = pgTable(
  'hand_off_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('hand_off_tokens_expires_at').on(table.expiresAt)],
)

/** The document templates of the library. */
export const templates = pgTable('templates', {
  id: integer('id').primaryKey(),
  language: text('language').notNull(),
  department: text('department').notNull(),
  type: text('type').notNull(),
  topic: text('topic'),
  title: text('title').notNull(),
})

/** How a language finds a template: one row for each language that shows it. */
export const templateIndex = pgTable(
  'template_index',
  {
    /** A template; no foreign key, whose check of each row would double the time of loading them all. */
    templateId: integer('template_id').notNull(),
    language: text('language').notNull(),
    /** What the language calls the template. */
    label: text('label').notNull(),
    /** The folded words of the title. */
    plain: text('plain').notNull(),
    wordCount: integer('word_count').notNull(),
    words: searchVector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.templateId] }),
    index('template_index_words').using('gin', table.words),
  ],
)

/** Every word that finds something, for the correction of typing errors. */
export const searchWords = pgTable(
  'search_words',
  { language: text('language').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)

/** The lists of the most wanted templates (S2 §7), best first. */
export const topTemplates = pgTable(
  'top_templates',
  {
    list: text('list').notNull(),
    position: integer('position').notNull(),
    templateId: integer('template_id')
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
)

/** Which catalogue the tables above hold; one row at most. */
export const catalogueVersion = pgTable('catalogue_version', { hash: text('hash').primaryKey() })

/** Events that the site counted (S1 §7, S2 §7); no row holds an e-mail address. */
export const events = pgTable(
  'events',
  {
    /** Made by the sender: what comes twice is kept once. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    label: text('label').notNull(),
    language: text('language').notNull(),
    /** Public path of the page without query. */
    path: text('path').notNull(),
    /** Only where the visitor accepted. */
    visitId: text('visit_id'),
    /** The arm of an experiment that the page is. */
    arm: text('arm'),
    /** Keyed hash of the normalized address; this and what follows on "Account Created" only. */
    emailHash: text('email_hash'),
    device: text('device'),
    /** What brought the visitor; null where nothing is known, or he declined. */
    source: jsonb('source').$type<TrafficSource>(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('events_name_happened_at').on(table.name, table.happenedAt)],
)

/** What visitors wrote on the feedback page (S2 §2.2). */
export const feedbackMessages = pgTable('feedback_messages', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  language: text('language').notNull(),
  /** 1 to 5; null where none was given. */
  rating: integer('rating'),
  message: text('message').notNull(),
  affiliateId: text('affiliate_id'),
  receivedAt: moment('received_at').notNull(),
})

/** What visitors asked the help (S2 §2.8). */
export const helpMessages = pgTable('help_messages', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  /** What visitor and owner call it. */
  reference: text('reference').notNull().unique(),
  language: text('language').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  message: text('message').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** What visitors wrote on the contact page (S2 §2.2). */
export const contactMessages = pgTable('contact_messages', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  /** What visitor and owner call it. */
  reference: text('reference').notNull().unique(),
  language: text('language').notNull(),
  topic: text('topic').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  company: text('company'),
  orderNumber: text('order_number'),
  message: text('message').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Why the desktop app was removed (S2 §2.2); nobody is asked who he is. */
export const uninstallAnswers = pgTable('uninstall_answers', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  language: text('language').notNull(),
  system: text('system'),
  /** One of the list; null where it was written instead. */
  reason: text('reason'),
  message: text('message'),
  receivedAt: moment('received_at').notNull(),
})

/** Clicks on affiliate links (S2 §4 "Affiliate click"). */
export const affiliateClicks = pgTable('affiliate_clicks', {
  transactionId: text('transaction_id').primaryKey(),
  /** What the sender calls this click: sent again, it gets the same transaction. */
  clickKey: text('click_key').notNull().unique(),
  offerId: integer('offer_id').notNull(),
  affiliateId: integer('affiliate_id').notNull(),
  /** Public path of the page that was clicked to. */
  page: text('page').notNull(),
  language: text('language').notNull(),
  /** Whether the click also carried the id of a paid one, which the programme forbids (S2 §9). */
  isPaid: boolean('is_paid').notNull(),
  /** The parameter that said so. */
  paidBy: text('paid_by'),
  /** Shortened address and family of the browser, where they are known. */
  sender: text('sender'),
  createdAt: moment('created_at').notNull(),
})

/** Purchases from the choice of a plan to the order (S2 §3, §4); the site calls them by a digest of the secret in the buyer's cookie. */
export const purchases = pgTable('purchases', {
  id: text('id').primaryKey(),
  /** What buyer and support call it before there is an order. */
  reference: text('reference').notNull().unique(),
  language: text('language').notNull(),
  /** What was promised: plan, offer, currency and amount. */
  quote: jsonb('quote').$type<Quote>().notNull(),
  affiliateTransaction: text('affiliate_transaction'),
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
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
    startedAt: moment('started_at').notNull(),
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

/** Licences that were paid for (S2 §9): one that is active for an account. */
export const licences = pgTable(
  'licences',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    orderNumber: text('order_number').notNull().unique(),
    plan: text('plan').$type<PlanId>().notNull(),
    seats: integer('seats').notNull(),
    state: text('state').$type<'active' | 'ended'>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('licences_active')
      .on(table.userId)
      .where(sql`state = 'active'`),
  ],
)

/** What was paid (S2 §3 "Order"); nothing of it is ever changed but `refunded`. Amounts in minor units. */
export const orders = pgTable('orders', {
  number: text('number').primaryKey(),
  purchaseId: text('purchase_id').notNull().unique(),
  attempt: integer('attempt').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  madeAccount: boolean('made_account').notNull(),
  /** Receipts are numbered from 1 without a gap. */
  receipt: integer('receipt').notNull().unique(),
  language: text('language').notNull(),
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
  subscriptionId: text('subscription_id'),
  consent: jsonb('consent').$type<AttemptRequest['consent']>().notNull(),
  /** The click that led here, its offer, and the commission while the terms give one (S2 §9). */
  affiliateTransaction: text('affiliate_transaction'),
  affiliateOfferId: integer('affiliate_offer_id'),
  affiliateId: integer('affiliate_id'),
  commission: integer('commission'),
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
  paidAt: moment('paid_at').notNull(),
  renewsAt: moment('renews_at').notNull(),
})

/** What was given back, whole or in part; each under a key of its own. */
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
  /** What the affiliate loses of his commission. */
  commissionReversed: integer('commission_reversed').notNull(),
  reason: text('reason').notNull(),
  refundedAt: moment('refunded_at').notNull(),
})

/** The last number of what is numbered without a gap: receipts, credit notes. Taken inside the transaction that uses it. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
})

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
  receivedAt: moment('received_at').notNull(),
})

/** Mail that is to be sent: written in the transaction of what it tells of, and sent until it has gone out. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey(),
    /** What it tells of: the same thing is told once. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<MailKind>().notNull(),
    language: text('language').notNull(),
    recipient: text('recipient').notNull(),
    /** What its words are filled with. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('outbox_mails_next_try_at').on(table.nextTryAt)],
)

/** Reference payment service: what the card frame gave for a test card; never its number. */
export const paymentTokens = pgTable('payment_tokens', {
  token: text('token').primaryKey(),
  card: text('card').$type<TestCard>().notNull(),
  usedByKey: text('used_by_key'),
  createdAt: moment('created_at').notNull(),
})

/** Reference payment service: charges, one for each key. */
export const paymentCharges = pgTable('payment_charges', {
  paymentId: text('payment_id').primaryKey(),
  key: text('key').notNull().unique(),
  request: jsonb('request').$type<ChargeRequest>().notNull(),
  subscriptionId: text('subscription_id').unique(),
  state: text('state').$type<ChargeAnswer['state']>().notNull(),
  reason: text('reason').$type<FailureReason>(),
  card: text('card').$type<TestCard>(),
  /** When a pending charge is decided. */
  decidesAt: moment('decides_at'),
  refunded: integer('refunded').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
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
