import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { HAND_OFF_QUERY, QUERY } from '#lib/config/query.ts'
import type { Destination } from '#lib/contracts/destination.ts'

type HandOff = { locale: Locale; entryPoint: string; destination?: Destination | undefined }

/** Address of the site's own hand-off, which goes on to the web app (S1 §7). */
export const handOffUrl = ({ locale, entryPoint, destination }: HandOff): string => {
  const query = new URLSearchParams({ [HAND_OFF_QUERY.entryPoint]: entryPoint })
  if (destination) query.set(QUERY.url, destination.url)
  if (destination?.t) query.set(QUERY.search, destination.t)
  query.set(QUERY.language, locale)
  return `${API_PATHS.handOff}?${query}`
}
