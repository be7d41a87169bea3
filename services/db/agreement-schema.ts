import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './schema.ts'

/** The agreement that somebody filled in on the first screen, kept with the account; erased when it is closed. */
export const keptAgreements = pgTable('kept_agreements', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the page, and so of the text that was filled in. */
  language: text('language').notNull(),
  company: text('company').notNull(),
  place: text('place').notNull(),
  /** The strokes as a path in a box of 300 by 80; null where the company's name stands signed. */
  signature: text('signature'),
  keptAt: moment('kept_at').notNull(),
})
