import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'

/** The path of the stand-in for the web app. */
export const WEB_APP_PATH = '/webapp'

/** Folder of its faces, below that. */
export const FACES_PATH = '/faces'

/** Languages of a page: its own and the library's. */
export type PageLanguages = { locale: Locale; library: Locale }

/** The address of a place inside the web app; language and library come along (S2 §4). */
export const placeLink = (
  place: string,
  { locale, library, fields }: PageLanguages & { fields?: Readonly<Record<string, string>> },
): string => {
  const query = new URLSearchParams({
    ...fields,
    [QUERY.language]: locale,
    [QUERY.library]: library,
  })
  return `${WEB_APP_PATH}/${encodeURI(place)}?${query.toString()}`
}
