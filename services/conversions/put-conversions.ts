import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { AdArrival } from '#features/conversions/ad-arrival.ts'
import type { AdPlatform } from '#lib/config/ad-platforms.ts'
import type { Currency } from '#lib/config/currencies.ts'
import { HOUR_MS } from '#lib/util/durations.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { type ConversionEvent, outboxConversions } from '#services/db/conversion-schema.ts'
import type { Database } from '#services/db/database.ts'
import type { PlatformKeys } from '../keys/platform-keys.ts'

/**
 * So long after a click Google takes no conversion of it, and says so when nobody listens any more
 * (developers.google.com/google-ads/api/reference/rpc/latest/ConversionUploadErrorEnum.ConversionUploadError, "TOO_RECENT_EVENT").
 */
export const GOOGLE_WAITS_MS = 6 * HOUR_MS

/** The earlier message of an order may be under way for so long: the later one comes after it. */
const UNDER_WAY_MS = 5 * 60_000

/** The part of an arrival that platforms with keys may receive, once the visitor has allowed it; null where there is none. */
export const shareableArrival = (
  arrival: AdArrival | null | undefined,
  keys: PlatformKeys,
): AdArrival | null => {
  if (!arrival) return null
  const told = keysOf(arrival.clicks).filter((platform) => keys[platform])
  if (told.length === 0) return null
  const clicks = Object.fromEntries(told.map((platform) => [platform, arrival.clicks[platform]]))
  const { userAgent, ...rest } = arrival
  return { ...rest, clicks, ...(keys.meta && clicks.meta && { userAgent }) }
}

type Conversion = {
  event: Exclude<ConversionEvent, 'refund'>
  eventId: string
  userId: string
  /** Address of the page, without query. */
  page: string
  money?: { value: number; currency: Currency }
  happenedAt: Date
}

type ConversionSource = { arrival: AdArrival | null | undefined; keys: PlatformKeys }

const firstTryOf = (platform: AdPlatform, { at, now }: { at: number; now: Date }): Date =>
  platform === 'google' ? new Date(Math.max(now.getTime(), at + GOOGLE_WAITS_MS)) : now

const rowsOf = (conversion: Conversion, arrival: AdArrival) =>
  keysOf(arrival.clicks).flatMap((platform) => {
    const click = arrival.clicks[platform]
    // Meta takes no event of a website without its browser.
    if (!click || (platform === 'meta' && !arrival.userAgent)) return []
    const { event, eventId, userId, page, money, happenedAt: now } = conversion
    return {
      id: randomUUID(),
      key: `${platform}:${event}:${eventId}`,
      platform,
      event,
      eventId,
      userId,
      consent: arrival.consent,
      clickName: click.name,
      clickId: click.id,
      clickedAt: new Date(click.at),
      userAgent: platform === 'meta' ? (arrival.userAgent ?? null) : null,
      page,
      value: money?.value ?? null,
      currency: money?.currency ?? null,
      happenedAt: now,
      nextTryAt: firstTryOf(platform, { at: click.at, now }),
      createdAt: now,
    }
  })

/** Has each platform told of an account or an order whose advertisement led there, inside the transaction that makes it: both are there afterwards, or neither is. */
export const putConversion = async (
  writing: Pick<Database, 'insert'>,
  { arrival, keys, ...conversion }: Conversion & ConversionSource,
): Promise<void> => {
  const told = shareableArrival(arrival, keys)
  const rows = told ? rowsOf(conversion, told) : []
  if (rows.length === 0) return
  await writing
    .insert(outboxConversions)
    .values(rows)
    .onConflictDoNothing({ target: outboxConversions.key })
}

type GivenBack = {
  orderNumber: string
  /** The part of the order that is not refunded, in minor units, without taxes. */
  left: number
  now: Date
}

/**
 * Has platforms told that money was given back, inside the transaction that notes it. What nobody was told of yet is told as it is now, or not at all.
 * Of what was told Google alone takes a new value (developers.google.com/data-manager/api/devguides/events/google-ads/conversion-adjustments).
 */
export const putRefund = async (
  writing: Database,
  { orderNumber, left, now }: GivenBack,
): Promise<void> => {
  const ofOrder = (event: ConversionEvent) =>
    and(
      eq(outboxConversions.eventId, orderNumber),
      eq(outboxConversions.event, event),
      isNull(outboxConversions.sentAt),
    )
  const untold = and(ofOrder('purchase'), isNull(outboxConversions.refusedAt))
  await writing.update(outboxConversions).set({ value: left }).where(untold)
  // A try that failed may have reached Google all the same: what is sent again restates it.
  const isUnknown = or(ne(outboxConversions.platform, 'google'), eq(outboxConversions.tries, 0))
  if (left === 0) await writing.delete(outboxConversions).where(and(untold, isUnknown))
  const [told] = await writing
    .select()
    .from(outboxConversions)
    .where(
      and(
        eq(outboxConversions.key, `google:purchase:${orderNumber}`),
        gt(outboxConversions.tries, 0),
        isNull(outboxConversions.refusedAt),
      ),
    )
  if (!told) return
  await writing.delete(outboxConversions).where(ofOrder('refund'))
  await writing.insert(outboxConversions).values({
    ...told,
    id: randomUUID(),
    key: `google:refund:${orderNumber}:${left}`,
    event: 'refund',
    value: left,
    tries: 0,
    nextTryAt: new Date(now.getTime() + UNDER_WAY_MS),
    sentAt: null,
    createdAt: now,
  })
}
