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
  uuid,
} from 'drizzle-orm/pg-core'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A moment with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The account that a row is of. */
export const ofAccount = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id)

/** That of a row which goes with its account. */
export const ofAccountWhileThere = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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
  /** The visitor's source (S2 §3); null where none is known. */
  trafficSource: jsonb('traffic_source').$type<TrafficSource>(),
  /** The click on an affiliate's link that led here, as the network calls it; null where none did. */
  affiliateTransaction: text('affiliate_transaction'),
  /** The arms that were shown in the browser until the account was made; null where none was, or it was declined. */
  experiments: jsonb('experiments').$type<ShownArms>(),
  /** The account's id in the ledger and nowhere else; null once the account is closed, which nobody can undo. */
  ledgerId: uuid('ledger_id').defaultRandom(),
  createdAt: moment('created_at').notNull(),
  /** Since when its mailbox is known to belong to whoever has the account; until then no password counts. */
  confirmedAt: moment('confirmed_at'),
  /** Stands in every token of the account: a higher one ends those of before. */
  signInNumber: integer('sign_in_number').notNull().default(0),
  /** Since when nobody may log in: its owner has closed it. */
  closedAt: moment('closed_at'),
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

/** The document templates of the library. */
export const templates = pgTable('templates', {
  id: integer('id').primaryKey(),
  language: text('language').notNull(),
  department: text('department').notNull(),
  type: text('type').notNull(),
  topic: text('topic'),
  title: text('title').notNull(),
})

/** The search index of templates: one row for each language that shows a template. */
export const templateIndex = pgTable(
  'template_index',
  {
    /** A template; no foreign key, whose check of each row would double the time of loading them all. */
    templateId: integer('template_id').notNull(),
    language: text('language').notNull(),
    /** The template's name in the language. */
    label: text('label').notNull(),
    /** The folded words of the label. */
    plain: text('plain').notNull(),
    /** The names of the template as a whole: the folded words of each and their stems, between bars. */
    names: text('names').notNull().default(''),
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

/** The version of the catalogue in the tables above; one row at most. */
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
    /** Keyed hash of the normalized address; this and the device on "Account Created" only. */
    emailHash: text('email_hash'),
    device: text('device'),
    /** The source of an account, or what the address of a view named; null where none is known, or it was declined. */
    source: jsonb('source').$type<TrafficSource>(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('events_name_happened_at').on(table.name, table.happenedAt)],
)

/** Messages from the feedback page (S2 §2.2). */
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

/** Questions to the help (S2 §2.8). */
export const helpMessages = pgTable('help_messages', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  /** The reference for visitor and owner. */
  reference: text('reference').notNull().unique(),
  language: text('language').notNull(),
  email: text('email').notNull(),
  name: text('name'),
  message: text('message').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** Messages from the contact page (S2 §2.2). */
export const contactMessages = pgTable('contact_messages', {
  /** Made by the sender: what comes twice is kept once. */
  id: uuid('id').primaryKey(),
  /** The reference for visitor and owner. */
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

/** Reasons given for removing the desktop app (S2 §2.2); nobody is asked for a name. */
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
export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    transactionId: text('transaction_id').primaryKey(),
    /** The sender's id of this click: sent again, it gets the same transaction. */
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
  },
  (table) => [
    index('affiliate_clicks_affiliate_id_created_at').on(table.affiliateId, table.createdAt),
  ],
)
