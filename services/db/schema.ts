import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
