import * as z from 'zod/mini'
import { EVENT_BATCH_MAX, LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { EVENT_CATEGORIES } from '#lib/config/events.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { plainText } from './plain-text.ts'
import { entryPointSchema } from './sign-up.ts'

const hex = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const fields = {
  /** A UUID without its hyphens, made by the page: what comes twice is kept once. */
  id: hex,
  name: z.enum(keysOf(EVENT_CATEGORIES)),
  category: z.enum(Object.values(EVENT_CATEGORIES)),
  label: plainText(LABEL_MAX_LENGTH),
  language: z.enum(LOCALE_CODES),
  /** Public path of the page, without query. */
  path: entryPointSchema,
  /** When it happened by the clock of the visitor, as ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Only where the visitor accepted (architecture 22). */
  visit: z.optional(hex),
}

type Listed = { name: keyof typeof EVENT_CATEGORIES; category: string }

const isOfList = ({ name, category }: Listed) => EVENT_CATEGORIES[name] === category

const ofList = { path: ['category'], message: 'the category of the name' }

const batchOf = <Event extends z.ZodMiniType>(event: Event) =>
  z.array(event).check(z.minLength(1), z.maxLength(EVENT_BATCH_MAX))

/** What page script posts to `/api/events`. */
export const pageEvents = batchOf(z.strictObject(fields).check(z.refine(isOfList, ofList)))

export type PageEvent = z.infer<typeof pageEvents>[number]

const recordedEvent = z
  .strictObject({
    ...fields,
    /** Keyed hash of the address, on "Account Created" only. */
    emailHash: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  })
  .check(
    z.refine(isOfList, ofList),
    z.refine(({ name, emailHash }) => !emailHash || name === 'Account Created', {
      path: ['emailHash'],
      message: 'with "Account Created" only',
    }),
  )

export type RecordedEvent = z.infer<typeof recordedEvent>

/** `POST {events service}/`: events of one page, acknowledged with 202 once they are kept. */
export const recordedEvents = z.strictObject({ events: batchOf(recordedEvent) })

/** The acknowledgement: how many were taken, those that were there already included. */
export const eventsReceipt = z.object({ received: z.int().check(z.positive()) })
