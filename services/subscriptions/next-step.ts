import {
  CONSUMER_LAW,
  placeOf,
  type LawPlace,
  type NoticeWindow,
  type Span,
} from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DAY_MS, HOUR_MS } from '#lib/util/durations.ts'
import type { ChargeRow, Facts, SubscriptionRow } from './subscription-store.ts'

/** A notice of a renewal, in whole days before the end of the period: it is written on day `days`, and late after day `latest`. */
type Notice = { days: number; latest: number }

/** The notice days in the licence agreement of a language (S2 §9), wherever its reader is. */
const agreedDays = (language: Locale): readonly number[] => (language === 'fr' ? [30, 10] : [21])

/** A month in days where it may be the longest, and where it may be the shortest. */
const MONTH = { most: 31, least: 28 } as const

const daysOf = (span: Span, month: keyof typeof MONTH) =>
  'days' in span ? span.days : span.months * MONTH[month]

/** The days of a window that are inside it whatever months it has. */
const insideOf = ({ earliest, latest }: NoticeWindow) => ({
  earliest: daysOf(earliest, 'least'),
  latest: daysOf(latest, 'most'),
})

/** Half a day early and two days late a notice of the agreement is still inside a window of the law. */
const serves = (days: number, { earliest, latest }: ReturnType<typeof insideOf>) =>
  days + 1 <= earliest && days - 2 >= latest

/** All notices of a renewal at a place: those of the agreement in each language shown, and one in the middle of each window of the law without one, so that late mail is inside. */
export const noticesAt = (place: LawPlace, language: Locale): readonly Notice[] => {
  const { notices, discountNotice, agreementFirst } = CONSUMER_LAW[place]
  const read = new Set([agreementFirst.value ?? language, language])
  const agreed = [...new Set([...read].flatMap(agreedDays))]
  const windows = [...notices.value, ...(discountNotice.value ? [discountNotice.value] : [])]
  const lawful = windows
    .map(insideOf)
    .filter((window) => !agreed.some((days) => serves(days, window)))
    .map(({ earliest, latest }) => ({ days: Math.round((earliest + latest) / 2), latest }))
  return [...lawful, ...agreed.map((days) => ({ days, latest: days }))].toSorted(
    (a, b) => b.days - a.days,
  )
}

/** The notices of a subscription: of the place that its first notice went by, else of the buyer's as it is now. */
export const noticesOf = ({
  renewalNotice,
  buyer,
  language,
}: Pick<SubscriptionRow, 'renewalNotice' | 'buyer' | 'language'>): readonly Notice[] =>
  noticesAt(renewalNotice?.place ?? placeOf(buyer), language)

/** A notice is written this much earlier, so that the way to the mailbox does not make it late. */
const LEAD_MS = 12 * HOUR_MS

/** Mail is tried for two days: a period whose end moves once leaves as much for the way. */
const MAIL_WAY_MS = 2 * DAY_MS

/** Days after the first failed charge on which it is tried again. */
const RETRY_DAYS = [3, 7, 14] as const

/** The number of charges of a period that may fail: the one on its day, and each further try. */
export const MOST_FAILURES = RETRY_DAYS.length + 1

/** A change that no provider was heard of for so long holds neither renewal nor end any longer. */
const CHANGE_WAITS_DAYS = 1

type Open = { subscription: SubscriptionRow; charge: ChargeRow; now: Date }

/** The next step and its time; a time that has passed means at once. */
export type Step =
  /** Announces the renewal, so many days ahead; late after day `latest`. */
  | { kind: 'notice'; at: Date; days: number; latest: number }
  /** Charges the next period. */
  | { kind: 'charge'; at: Date }
  /** Sends the open charge to the provider again under its key: it is made where it never came there, else told how it went. */
  | { kind: 'resend-charge'; at: Date }
  /** Gives up an open charge that may not have reached the provider: of a subscription that was stopped since, or of a change that waited for a day. */
  | { kind: 'abandon'; at: Date }
  /** Moves the end of the period, for a notice is not old enough. */
  | { kind: 'postpone'; at: Date; until: Date }
  | { kind: 'end'; at: Date }
  /** Has the provider forget a subscription that has ended. */
  | { kind: 'close'; at: Date }

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** The time of the next try of a charge that has failed so often. */
export const nextTryAt = (failingSince: Date, failedTries: number): Date =>
  daysFrom(failingSince, RETRY_DAYS[failedTries - 1] ?? 0)

/** The end of a subscription that does not renew: after a failed charge the day of the last try, so that the stop can be taken back until then. */
const endOf = ({ periodEnd, failingSince }: SubscriptionRow): Date =>
  failingSince === null ? periodEnd : nextTryAt(failingSince, RETRY_DAYS.length)

/** The time of a notice, so many days and a half before the end of a period. */
const noticeAt = (periodEnd: Date, days: number) =>
  new Date(periodEnd.getTime() - days * DAY_MS - LEAD_MS)

/** The end of a period whose notice is written now: where that is too late, the period runs on, unpaid. */
export const periodEndFor = (periodEnd: Date, { latest, now }: { latest: number; now: Date }) => {
  const end = daysFrom(now, latest)
  return end > periodEnd ? new Date(end.getTime() + MAIL_WAY_MS) : periodEnd
}

/** The first day on which a renewal may be charged, by its notices; a notice that is still on its way could be heard of now at the earliest. */
const chargeableAt = ({ heard, subscription }: Facts, now: Date) => {
  const notices = noticesOf(subscription)
  const times = heard.map(({ days, at }) => {
    const latest = notices.find((notice) => notice.days === days)?.latest ?? days
    return daysFrom(at ?? now, latest).getTime()
  })
  return new Date(Math.max(...times))
}

/** True if a late notice has already moved the end of the present period. */
export const isExtended = ({ periodEnd, paidUntil }: SubscriptionRow): boolean =>
  periodEnd > paidUntil

const renewalStep = (facts: Facts, now: Date): Step => {
  const { subscription, heard } = facts
  const { periodEnd, failingSince, failedTries, retryAt } = subscription
  if (failingSince !== null) {
    return { kind: 'charge', at: retryAt ?? nextTryAt(failingSince, failedTries) }
  }
  const isWritten = (days: number) => heard.some((notice) => notice.days === days)
  const missing = noticesOf(subscription).find(({ days }) => !isWritten(days))
  if (missing) return { kind: 'notice', at: noticeAt(periodEnd, missing.days), ...missing }
  const until = chargeableAt(facts, now)
  if (until <= periodEnd) return { kind: 'charge', at: periodEnd }
  // What was given once is not given again: access ends, and the charge waits for its notice.
  return isExtended(subscription)
    ? { kind: 'charge', at: until }
    : { kind: 'postpone', at: periodEnd, until }
}

/** The next step of an open charge: it is sent until nobody waits for it; one that the provider has acknowledged is never dropped. */
const openStep = ({ subscription, charge, now }: Open): Step | undefined => {
  const { kind, startedAt: at } = charge
  const resend: Step = { kind: 'resend-charge', at }
  if (charge.state !== 'created') return resend
  // One that never reached the provider is made by it.
  const isHeld = subscription.state === 'disputed'
  if (kind === 'renewal') {
    if (!subscription.renews) return { kind: 'abandon', at }
    return isHeld ? undefined : resend
  }
  const until = daysFrom(at, CHANGE_WAITS_DAYS)
  if (subscription.state === 'ended' || now >= until) return { kind: 'abandon', at }
  return isHeld ? { kind: 'abandon', at: until } : resend
}

/** The next step of a subscription (docs/decisions/045); undefined where nothing is to be done until somebody acts. */
export const nextStep = (facts: Facts, now: Date): Step | undefined => {
  const { subscription, openCharge } = facts
  const { state, renews, dueAt } = subscription
  if (openCharge) return openStep({ subscription, charge: openCharge, now })
  if (state === 'ended') return dueAt === null ? undefined : { kind: 'close', at: dueAt }
  if (state === 'disputed') return undefined
  if (!renews) return { kind: 'end', at: endOf(subscription) }
  return renewalStep(facts, now)
}
