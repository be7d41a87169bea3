import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { orders } from './purchase-schema.ts'
import { moment } from './schema.ts'

/** The cause for which an order is refunded automatically. */
export type ReturnCause =
  /** Its buyer has withdrawn from it. */
  | 'withdrawal'
  /** Its buyer leaves a renewed year before its end, as a law lets them: the rest of it goes back. */
  | 'leaving'
  /** A change of plan that had been given up came in after all. */
  | 'late-change'
  /** A renewal came in after it was stopped or had ended, or for time that was paid for. */
  | 'unexpected'
  /** A change of a plan whose own payment was given back. */
  | 'without-base'

/** Orders whose money goes back by itself (docs/decisions/059); done once `refunded` of the order is its total, or what `upTo` names. */
export const returns = pgTable(
  'returns',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.number),
    cause: text('cause').$type<ReturnCause>().notNull(),
    declarationId: uuid('declaration_id'),
    /** From when on it gives nothing: the beginning of its time where it never gave any. */
    takenAt: moment('taken_at').notNull(),
    /** Of what was paid, in minor units, where only a part of it goes back. */
    upTo: integer('up_to'),
    nextTryAt: moment('next_try_at').notNull(),
    /** The time of the provider's final refusal: a person has to look. */
    refusedAt: moment('refused_at'),
  },
  (table) => [index('returns_next_try_at').on(table.nextTryAt)],
)
