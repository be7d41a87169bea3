import { API_PATHS } from '#lib/config/api-paths.ts'
import { HAND_OFF_QUERY, arrivalPath } from '#lib/config/hand-off.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

type HandOff = {
  locale: Locale
  /** Public path of the page that the visitor leaves. */
  entryPoint: string
  /** The visitor's destination in the web app. */
  destination?: { url: string; t?: string | undefined } | undefined
  /** The sign-up of this browser that arrives, where it has just been made. */
  arrival?: string | undefined
}

/** Address of the site's own hand-off, which goes on to the web app (S1 §7). */
export const handOffUrl = ({ locale, entryPoint, destination, arrival }: HandOff): string => {
  const query = new URLSearchParams({ [HAND_OFF_QUERY.entryPoint]: entryPoint })
  if (destination) query.set(QUERY.url, destination.url)
  if (destination?.t) query.set(QUERY.search, destination.t)
  query.set(QUERY.language, locale)
  const path = arrival ? arrivalPath(arrival) : API_PATHS.handOff
  return `${path}?${query}`
}
