import { and, eq, exists, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AD_PLATFORM_IDS, type AdPlatform } from '#lib/config/ad-platforms.ts'
import { DAY_MS, HOUR_MS } from '#lib/util/durations.ts'
import type { Log } from '#lib/util/log.ts'
import { observe } from '#lib/util/measure.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { outboxConversions } from '#services/db/conversion-schema.ts'
import type { Database } from '#services/db/database.ts'
import { claimDue, CONVERSION_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import type { PlatformKeys } from '../keys/platform-keys.ts'
import { googleSender } from './google.ts'
import { metaSender } from './meta.ts'
import { microsoftSender } from './microsoft.ts'
import {
  type ConversionRow,
  PlatformAwayError,
  type PlatformAnswer,
  postToPlatform,
  type Post,
} from './post-to-platform.ts'

const ROUND_MS = 5000

/** The sender of each platform that has keys. */
export const sendersOf = (
  { google, meta, microsoft }: PlatformKeys,
  post: Post = postToPlatform,
): Sending['senders'] => ({
  ...(google && { google: googleSender(google, post) }),
  ...(meta && { meta: metaSender(meta, post) }),
  ...(microsoft && { microsoft: microsoftSender(microsoft, post) }),
})

type Loop = Pick<ServicesContext, 'database' | 'now' | 'log' | 'platforms'>

/** Sends conversions every five seconds, where a platform has keys; returns the function that stops it. */
export const startConversionLoop = (services: Loop): (() => Promise<void>) => {
  const senders = sendersOf(services.platforms)
  if (Object.keys(senders).length === 0) return () => Promise.resolve()
  return startRounds(services, {
    job: 'conversions',
    everyMs: ROUND_MS,
    work: (queries, signal) => sendDueConversions(queries, { ...services, senders, signal }),
    failed: 'Conversions wait for the next round',
  })
}

/** Sends rows of one platform, all or none of them. */
type Send = (rows: readonly ConversionRow[]) => Promise<PlatformAnswer>

type Sending = {
  senders: Partial<Record<AdPlatform, Send>>
  now: () => Date
  log: Log
  /** Stops sending the halves of a refused message once it is aborted. */
  signal?: AbortSignal
}

/**
 * The age at which a platform rejects an event, or at Google the click; an hour less, for a message takes its time. Google: ninety days
 * after the click, by its help (docs/decisions/058); Meta:
 * developers.facebook.com/documentation/ads-commerce/conversions-api/parameters/server-event, `event_time`; Microsoft:
 * learn.microsoft.com/en-us/advertising/guides/uet-conversion-api-integration, `eventTime`.
 */
const WINDOWS_MS: Readonly<Record<AdPlatform, number>> = {
  google: 90 * DAY_MS - HOUR_MS,
  meta: 7 * DAY_MS - HOUR_MS,
  microsoft: 7 * DAY_MS - HOUR_MS,
}

/** The number of conversions in one message: a platform takes 1,000 at least. */
const BATCH = 100

/** Longer than sending a message takes, with all the halves of a refused one. */
const LEASE_MS = 5 * 60_000

const WAITING = and(isNull(outboxConversions.sentAt), isNull(outboxConversions.refusedAt))

const ofPlatform = (platform: AdPlatform) => and(WAITING, eq(outboxConversions.platform, platform))

type Round = { queries: Database; platform: AdPlatform; send: Send; sending: Sending }

/** The columns to clear once a conversion was sent; a refund of an order would name its click once more, at Google alone. */
const CLEARED = {
  userAgent: null,
  clickId: sql<
    string | null
  >`case when ${outboxConversions.key} like 'google:purchase:%' then ${outboxConversions.clickId} end`,
}

const idsOf = (rows: readonly ConversionRow[]) =>
  inArray(
    outboxConversions.id,
    rows.map(({ id }) => id),
  )

const count = (platform: AdPlatform, { outcome, value }: { outcome: string; value: number }) =>
  observe('bib_conversions_total', { labels: { platform, outcome }, value })

/** Gives up conversions that are too old for the platform. */
const giveUpOld = async ({ queries, platform, sending }: Round) => {
  const now = sending.now()
  const moment = platform === 'google' ? outboxConversions.clickedAt : outboxConversions.happenedAt
  const old = await queries
    .update(outboxConversions)
    .set({ refusedAt: now, refusal: 'too old', userAgent: null, clickId: null })
    .where(and(ofPlatform(platform), lt(moment, new Date(now.getTime() - WINDOWS_MS[platform]))))
    .returning({ id: outboxConversions.id })
  if (old.length === 0) return
  count(platform, { outcome: 'given up', value: old.length })
  rareLine(sending.log, {
    level: 'error',
    line: { event: 'conversions given up', platform, count: old.length },
    kind: platform,
  })
}

const purchase = alias(outboxConversions, 'purchase')

/** Holds a refund back until its purchase was sent: it restates that one, and before it would count as a conversion of its own. */
const isSendable = (queries: Database) =>
  or(
    ne(outboxConversions.event, 'refund'),
    exists(
      queries
        .select({ one: sql`1` })
        .from(purchase)
        .where(
          and(
            eq(purchase.platform, outboxConversions.platform),
            eq(purchase.event, 'purchase'),
            eq(purchase.eventId, outboxConversions.eventId),
            sql`${purchase.sentAt} is not null`,
          ),
        ),
    ),
  )

const claim = async ({ queries, platform, sending }: Round): Promise<ConversionRow[]> => {
  const ids = await claimDue(queries, {
    outbox: outboxConversions,
    isWaiting: and(ofPlatform(platform), isSendable(queries)),
    retries: CONVERSION_RETRIES,
    leaseMs: LEASE_MS,
    limit: BATCH,
    now: sending.now(),
  })
  const rows = inArray(outboxConversions.id, ids)
  return queries.select().from(outboxConversions).where(rows).orderBy(outboxConversions.createdAt)
}

const noteSent = async (rows: readonly ConversionRow[], round: Round) => {
  const { queries, platform, sending } = round
  await queries
    .update(outboxConversions)
    .set({ sentAt: sending.now(), ...CLEARED })
    .where(idsOf(rows))
  count(platform, { outcome: 'sent', value: rows.length })
  sending.log.info({ event: 'conversions sent', platform, count: rows.length })
}

/** Rows that would restate a conversion which the platform does not have. */
const refundOf = ({ platform, eventId }: ConversionRow) =>
  and(
    eq(outboxConversions.platform, platform),
    eq(outboxConversions.event, 'refund'),
    eq(outboxConversions.eventId, eventId),
  )

const noteRefused = async (row: ConversionRow, refused: Round & { reason: string }) => {
  const { queries, platform, sending, reason: refusal } = refused
  await queries
    .update(outboxConversions)
    .set({ refusedAt: sending.now(), refusal, userAgent: null, clickId: null })
    .where(eq(outboxConversions.id, row.id))
  if (row.event === 'purchase') await queries.delete(outboxConversions).where(refundOf(row))
  count(platform, { outcome: 'refused', value: 1 })
  rareLine(sending.log, {
    level: 'error',
    line: { event: 'conversion refused', platform, conversion: row.id, kind: row.event, refusal },
    kind: platform,
  })
}

const noteLater = async (rows: readonly ConversionRow[], failed: Round & { reason: string }) => {
  const { queries, platform, sending, reason } = failed
  for (const { id, tries } of rows) {
    const nextTryAt = new Date(sending.now().getTime() + pauseAfter(tries, CONVERSION_RETRIES))
    await queries.update(outboxConversions).set({ nextTryAt }).where(eq(outboxConversions.id, id))
  }
  count(platform, { outcome: 'failed', value: rows.length })
  rareLine(sending.log, {
    level: 'warn',
    line: { event: 'conversions not sent', platform, count: rows.length, reason },
    kind: platform,
  })
}

const sent = async (rows: readonly ConversionRow[], { send }: Round): Promise<PlatformAnswer> => {
  try {
    return await send(rows)
  } catch (error) {
    if (!(error instanceof PlatformAwayError)) throw error
    return { kind: 'later', reason: error.reason }
  }
}

/** Sends rows in one message; where that is refused for the fault of one, halves are sent until the one is alone. */
const deliver = async (rows: readonly ConversionRow[], round: Round): Promise<void> => {
  const answer = await sent(rows, round)
  if (answer.kind === 'accepted') return noteSent(rows, round)
  const { reason } = answer
  if (answer.kind === 'later') return noteLater(rows, { ...round, reason })
  const [first, ...more] = rows
  if (first && more.length === 0) return noteRefused(first, { ...round, reason })
  // The rest is sent once the lease of this process is over.
  if (round.sending.signal?.aborted) return
  const middle = Math.ceil(rows.length / 2)
  await deliver(rows.slice(0, middle), round)
  await deliver(rows.slice(middle), round)
}

/** Does what is due for one platform. */
const doRound = async (round: Round): Promise<void> => {
  await giveUpOld(round)
  const rows = await claim(round)
  if (rows.length > 0) await deliver(rows, round)
}

/** Sends the conversions that are due to each platform that has keys, each at least once and under the id by which the platform drops a repeat. A failure at one platform does not delay the others. */
export const sendDueConversions = async (queries: Database, sending: Sending): Promise<void> => {
  const rounds = AD_PLATFORM_IDS.flatMap((platform) => {
    const send = sending.senders[platform]
    return send ? [doRound({ queries, platform, send, sending })] : []
  })
  const failed = (await Promise.allSettled(rounds)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
