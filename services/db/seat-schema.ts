import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#lib/config/locales.ts'
import { moment, ofAccount, users } from './schema.ts'

/** How a place in a plan, or the invitation to it, came to an end; `closed`: one of the two accounts was. */
export type SeatEnd = 'removed' | 'left' | 'declined' | 'withdrawn' | 'closed'

/** Places in somebody's plan as facts: who may use what follows from them (`services/entitlement/access.ts`). */
export const seats = pgTable(
  'seats',
  {
    /** The key of an invitation's link is made of it, and never stored. */
    id: uuid('id').primaryKey(),
    /** Who pays for the plan. */
    holderId: ofAccount('holder_id'),
    /** The invited address, normalized; null once there is a member, and some days after an invitation came to nothing. */
    email: text('email'),
    /** Of the invitation, as the holder chose it. */
    language: text('language').$type<Locale>().notNull(),
    invitedAt: moment('invited_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The account that accepted. */
    memberId: uuid('member_id').references(() => users.id),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<SeatEnd>(),
    /** Whether its member was last told of access: `notify-members.ts` writes where that is no longer true. */
    toldAccess: boolean('told_access').notNull().default(true),
  },
  (table) => [
    index('seats_holder_id').on(table.holderId),
    index('seats_member_id').on(table.memberId),
    index('seats_email').on(table.email),
  ],
)
