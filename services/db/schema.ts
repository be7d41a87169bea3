import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

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
