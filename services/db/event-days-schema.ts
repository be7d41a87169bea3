import { bigint, date, index, pgTable, text } from 'drizzle-orm/pg-core'

/** What a counted visitor had answered about cookies; who declined is not counted. */
export type ViewConsent = 'accepted' | 'undecided'

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
    medium: text('medium').notNull().default(''),
    /** Of a view whether its visitor had accepted by then, or given no answer; empty in sums from before it was kept. */
    consent: text('consent').$type<'' | ViewConsent>().notNull().default(''),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [index('event_days_day').on(table.day)],
)
