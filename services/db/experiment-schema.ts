import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './schema.ts'

/** The first time that an arm of an experiment was shown to a person in a browser; no row tells who (docs/decisions/054). */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    /** Made by the page: what comes twice is kept once. */
    id: uuid('id').primaryKey(),
    experiment: text('experiment').notNull(),
    arm: text('arm').notNull(),
    language: text('language').notNull(),
    device: text('device').notNull(),
    /** Family of the browser, such as Firefox. */
    browser: text('browser').notNull(),
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('experiment_exposures_experiment').on(table.experiment, table.happenedAt)],
)

/** Links into the results that were not used yet; using one deletes its row. Its key is made of its id, and never stored. */
export const resultsLinks = pgTable(
  'results_links',
  {
    id: uuid('id').primaryKey(),
    /** Address of the reader, as the owner lists it. */
    reader: text('reader').notNull(),
    /** Keyed hash of a cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('results_links_expires_at').on(table.expiresAt)],
)
