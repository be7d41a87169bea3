import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'

/** Counts of equal events by day of the books, kept once their own rows are gone; nothing tells visitors apart (`services/events/sum-events.ts`). */
export const eventDays = pgTable(
  'event_days',
  {
    /** A hash of all that follows, but the count. */
    key: text('key').primaryKey(),
    day: date('day').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    label: text('label').notNull(),
    language: text('language').notNull(),
    path: text('path').notNull(),
    /** Of what an event does not have: empty. */
    arm: text('arm').notNull(),
    device: text('device').notNull(),
    channel: text('channel').notNull(),
    campaign: text('campaign').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [index('event_days_day').on(table.day)],
)
