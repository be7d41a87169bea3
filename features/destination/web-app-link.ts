import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { wireDestination, type ParsedDestination } from './destination.ts'

type Input = {
  webAppUrl: string
  locale: Locale
  /** A place below the root; the root itself when left out. */
  destination?: ParsedDestination | undefined
}

/** The web app root, or a destination below it, with `lang` and `lib` both the active language (S2 §2.2 "Other links", §4). */
export const webAppLink = ({ webAppUrl, locale, destination }: Input): string => {
  const { url = '', t } = (destination && wireDestination(destination)) ?? {}
  const query = new URLSearchParams({
    ...(t && { [QUERY.search]: t }),
    [QUERY.language]: locale,
    [QUERY.library]: locale,
  })
  return `${webAppUrl}/${url}?${query}`
}
