import type { Locale } from '#lib/config/locales.ts'

/** Day and time to the minute as a language writes them, in UTC by its name: the confirmation of a declaration says when it came. */
export const writtenMoment = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment)
