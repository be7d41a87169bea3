import { dateFormat } from './date-format.ts'

/** The language and the time zone in which a moment is read; UTC where the zone is unknown. */
export type MomentReader = { locale: string; zone: string | null }

/** Day and time to the minute as a language writes them, with the name of the zone in full: every moment that a customer reads comes from here. */
export const writtenMoment = (moment: Date, { locale, zone }: MomentReader): string =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone ?? 'UTC',
    // "UTC" says more to a reader than "Coordinated Universal Time".
    timeZoneName: (zone ?? 'UTC') === 'UTC' ? 'short' : 'long',
  }).format(moment)
