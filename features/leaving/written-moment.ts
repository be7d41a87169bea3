import type { Locale } from '#lib/config/locales.ts'

type Reader = { locale: Locale; zone: string }

/** Day and time to the minute as a language writes them, with the name of the zone in full: the confirmation of a declaration says when it came. */
export const writtenMoment = (moment: Date, { locale, zone }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    // "UTC" says more to a reader than "Coordinated Universal Time".
    timeZoneName: zone === 'UTC' ? 'short' : 'long',
  }).format(moment)
