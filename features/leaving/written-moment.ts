import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'

type Reader = { locale: Locale; zone: string }

const writtenIn = (moment: Date, { locale, zone }: Reader): string =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    // "UTC" says more to a reader than "Coordinated Universal Time".
    timeZoneName: zone === 'UTC' ? 'short' : 'long',
  }).format(moment)

/**
 * Day and time to the minute as a language writes them, with the name of the zone in full: as clocks show it where the reader is, where
 * that is known, and in UTC. The confirmation of a declaration says when it came.
 */
export const writtenMoments = (
  moment: Date,
  { locale, zone }: { locale: Locale; zone: string | null },
): string[] =>
  [...new Set([zone ?? 'UTC', 'UTC'])].map((where) => writtenIn(moment, { locale, zone: where }))
