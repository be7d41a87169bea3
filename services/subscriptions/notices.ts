import {
  CONSUMER_LAW,
  placeOf,
  type LawPlace,
  type NoticeWindow,
  type Span,
} from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** A notice of a renewal, in whole days before the end of the period: it is written on day `days`, and late after day `latest`. */
export type Notice = { days: number; latest: number }

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

/**
 * All notices of a renewal at a place, the first one first: those that the agreement promises in each language in which it was shown, and one in the middle of each window
 * of the place's law that has none of them, so that it arrives inside also where mail is late.
 */
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
