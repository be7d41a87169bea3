import type { Locale } from '#lib/config/locales.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** The time to wait, never too short, as a part of a sentence: "in 5 minutes", "in 3 hours". */
export const waitText = (seconds: number, locale: Locale): string => {
  const unit = seconds > HOUR_S ? 'hour' : 'minute'
  const size = unit === 'hour' ? HOUR_S : MINUTE_S
  return new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / size), unit)
}
