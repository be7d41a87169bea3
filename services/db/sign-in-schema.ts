import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ofAccountWhileThere } from './schema.ts'

/** Sign-ins that ended before their tokens did: somebody logged out. */
export const endedSignIns = pgTable(
  'ended_sign_ins',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('ended_sign_ins_expires_at').on(table.expiresAt)],
)

/** One-time tokens of the hand-off that were not used yet; using one deletes its row. */
export const handOffTokens = pgTable(
  'hand_off_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ofAccountWhileThere('user_id'),
    /** The sign-in that it carries on; null on rows of an earlier release. */
    signInId: text('sign_in_id'),
    /** The account's sign-in number of then. */
    signInNumber: integer('sign_in_number').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('hand_off_tokens_expires_at').on(table.expiresAt)],
)

/** Links for logging in that were not used yet; using one deletes its row. Its key is made of its id, and never stored. */
export const loginLinks = pgTable(
  'login_links',
  {
    id: uuid('id').primaryKey(),
    userId: ofAccountWhileThere('user_id'),
    /** Keyed hash of a cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    /** The languages and the destination that the browser came with. */
    query: text('query').notNull(),
    /** Whether that browser gave the password that was chosen at sign-up. */
    provesPassword: boolean('proves_password').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('login_links_expires_at').on(table.expiresAt)],
)
