import * as z from 'zod/mini'
import { trafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { LABEL_MAX_LENGTH } from '#lib/config/constants.ts'
import { ACCOUNT_EVENT, DEVICES, EVENT_CATEGORIES, VIEW_EVENT } from '#lib/config/events.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { plainText } from '#lib/util/written-text.ts'

/** The largest distance of an event's time from its arrival: tabs sleep, and clocks are wrong by a time zone. */
const EVENT_WINDOW = { pastMs: 7 * 86_400_000, aheadMs: 86_400_000 } as const

/** Most events that one request carries. */
export const EVENT_BATCH_MAX = 20

const hex = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const fields = {
  /** A UUID without its hyphens, made by the page, or of the account: what comes twice is kept once. */
  id: hex,
  name: z.enum(keysOf(EVENT_CATEGORIES)),
  category: z.enum(Object.values(EVENT_CATEGORIES)),
  label: plainText(LABEL_MAX_LENGTH),
  language: z.enum(LOCALE_CODES),
  /** Public path of the page, without query. */
  path: entryPointSchema,
  /** The time of the event by the clock of whoever counts it, as ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Only where the visitor accepted (architecture 22). */
  visit: z.optional(hex),
}

const armName = z.string().check(z.regex(RECORD_NAME))

/** The arm that the page showed; of a view only, by which it is counted (docs/decisions/054). */
const shownArm = { experiment: armName, arm: armName }

type Seen = { name: keyof typeof EVENT_CATEGORIES; exposure?: unknown }

const isOfView = (event: Seen) => event.exposure === undefined || event.name === VIEW_EVENT

const ofView = { path: ['exposure'], message: `of "${VIEW_EVENT}" only` }

type Listed = { name: keyof typeof EVENT_CATEGORIES; category: string }

const isOfList = ({ name, category }: Listed) => EVENT_CATEGORIES[name] === category

const ofList = { path: ['category'], message: 'the category of the name' }

const batchOf = <Event extends z.ZodMiniType>(event: Event) =>
  z.array(event).check(z.minLength(1), z.maxLength(EVENT_BATCH_MAX))

const isOfPage = ({ name }: Listed) => name !== ACCOUNT_EVENT

/** The body that page script posts to `/api/events`; accounts are counted where they are made. */
export const pageEvents = batchOf(
  z
    .strictObject({ ...fields, exposure: z.optional(z.strictObject(shownArm)) })
    .check(
      z.refine(isOfView, ofView),
      z.refine(isOfList, ofList),
      z.refine(isOfPage, { path: ['name'], message: 'counted by the server' }),
    ),
)

export type PageEvent = z.infer<typeof pageEvents>[number]

/** Tells whether all events are of these days; `now` in milliseconds. A year 0 is no clock that is a little wrong. */
export const areTimely = (events: readonly { at: string }[], now: number): boolean =>
  events.every(({ at }) => {
    const age = now - Date.parse(at)
    return age <= EVENT_WINDOW.pastMs && age >= -EVENT_WINDOW.aheadMs
  })

const recordedEvent = z
  .strictObject({
    ...fields,
    /** The arm of an experiment that the page is: `docs/ab/15.10.24/01`. */
    arm: z.optional(z.string().check(z.regex(/^[\w./-]{1,200}$/))),
    /** The first one in a browser alone. */
    exposure: z.optional(
      z.strictObject({
        ...shownArm,
        device: z.enum(DEVICES),
        browser: z.string().check(z.regex(/^[A-Za-z]{1,20}$/)),
      }),
    ),
    /** Keyed hash of the address; this and the device on "Account Created" only. */
    emailHash: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    device: z.optional(z.enum(DEVICES)),
    /** The source of an account, unless declined; of a view what its address named. */
    source: z.optional(trafficSource),
  })
  .check(
    z.refine(isOfList, ofList),
    z.refine(isOfView, ofView),
    z.refine(({ name, emailHash, device }) => name === ACCOUNT_EVENT || !(emailHash ?? device), {
      path: ['name'],
      message: 'with "Account Created" only',
    }),
    z.refine(({ name, source }) => !source || [ACCOUNT_EVENT, VIEW_EVENT].includes(name), {
      path: ['source'],
      message: 'of an account or a view',
    }),
    z.refine(({ name, visit }) => name !== ACCOUNT_EVENT || !visit, {
      path: ['visit'],
      message: 'a record of business has no visit',
    }),
  )

export type RecordedEvent = z.infer<typeof recordedEvent>

/** `POST {events service}/`: events, acknowledged with 202 once they are kept. */
export const recordedEvents = z.strictObject({ events: batchOf(recordedEvent) })

/** The acknowledgement: how many were taken, those that were there already included. */
export const eventsReceipt = z.object({ received: z.int().check(z.positive()) })

/** Takes a record of business and tells the events service of it, now or when it is there again. */
export type KeepRecord = (record: RecordedEvent) => void

/** The folder that holds experiments: `/docs/ab/15.10.24/01`. */
const ARM = /^\/((?:[\w.-]+\/)*ab\/[\w./-]{1,100})$/

/**
 * The arm of an experiment that a public path is, the same in every language: `docs/ab/15.10.24/01`; `undefined` for
 * other pages (S2 §2.2 "A/B pages"). Arms are addresses, so a path says it all.
 */
export const armOfPath = (publicPath: string): string | undefined =>
  ARM.exec(splitPublicPath(publicPath).path)?.[1]
