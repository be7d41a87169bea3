import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AdArrival } from '#features/conversions/ad-arrival.ts'
import type { AdPlatform, ClickName } from '#lib/config/ad-platforms.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { moment, ofAccount } from './schema.ts'

/** The conversions that platforms receive; a refund only where a platform accepts one. */
export type ConversionEvent = 'sign-up' | 'purchase' | 'refund'

/** Conversions that a platform is to be told of (docs/decisions/058), written with what they tell of, sent until taken, refused or too old, erased after ninety days. */
export const outboxConversions = pgTable(
  'outbox_conversions',
  {
    id: uuid('id').primaryKey(),
    /** The event and the platform, by which it is sent once. */
    key: text('key').notNull().unique(),
    platform: text('platform').$type<AdPlatform>().notNull(),
    event: text('event').$type<ConversionEvent>().notNull(),
    /** The number of the order, or the id that the page told its data layer: by it a platform drops what it has. */
    eventId: text('event_id').notNull(),
    userId: ofAccount('user_id'),
    /** The consent that allows it to be sent. */
    consent: text('consent').$type<AdArrival['consent']>().notNull(),
    clickName: text('click_name').$type<ClickName>().notNull(),
    /** Nothing once nobody needs it any more. */
    clickId: text('click_id'),
    clickedAt: moment('clicked_at').notNull(),
    /** For Meta alone, which asks for it; nothing once it was told. */
    userAgent: text('user_agent'),
    /** Address of the page, without query. */
    page: text('page').notNull(),
    /** In minor units, without taxes; of a refund what is left of the order. */
    value: integer('value'),
    currency: text('currency').$type<Currency>(),
    happenedAt: moment('happened_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    sentAt: moment('sent_at'),
    refusedAt: moment('refused_at'),
    /** The reason why it is not sent any more: a code of the platform, or that it was too old. */
    refusal: text('refusal'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_conversions_next_try_at').on(table.nextTryAt),
    index('outbox_conversions_event_id').on(table.eventId),
    index('outbox_conversions_user_id').on(table.userId),
  ],
)
