import { PLACES } from '#features/destination/web-app-places.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS, type Department } from '#lib/config/template-kinds.ts'
import { placeLink, WEB_APP_PATH } from '../http/web-app-path.ts'
import { arrivalQuery, type Arrival } from './arrival.ts'

/** A place inside the web app (S2 §2.2 "Template links"). */
export type Place =
  | { kind: 'document'; slug: string }
  | { kind: 'search'; text: string }
  | { kind: 'kit' }
  | { kind: 'folder'; department: Department }
  | { kind: 'library'; library: Locale }

/** A page of the account or of the affiliate desk, which the arrival page would only stand in front of. */
const ROOMS = /^(?:account|affiliate)(?:\/[a-z-]+)*\/?$/

/** True if a destination is a page of the account or of the affiliate desk. */
export const isRoom = ({ url }: Pick<Arrival, 'url'>): boolean =>
  url !== undefined && ROOMS.test(url)

/** The destination of a signed-in visitor: such a page directly, or the arrival page. */
export const wayOn = (arrival: Arrival): string => {
  const { url = '', locale, library } = arrival
  return isRoom(arrival)
    ? placeLink(`${url.replace(/\/$/, '')}/`, { locale, library })
    : `${WEB_APP_PATH}/?${arrivalQuery(arrival)}`
}

/** The department that a folder's name stands for, if any. */
export const departmentOf = (name: string): Department | undefined =>
  DEPARTMENTS.find((department) => department === name)

const isAt = (url: string, place: string) => `${url}/` === place || url === place

/** The destination of a hand-off; undefined for a place that the web app does not have. */
export const placeOf = ({ url = '', search, library }: Arrival): Place | undefined => {
  if (url === '') return { kind: 'library', library }
  if (url.startsWith(PLACES.documents)) {
    return { kind: 'document', slug: url.slice(PLACES.documents.length).replace(/\/$/, '') }
  }
  if (isAt(url, PLACES.kit)) return { kind: 'kit' }
  if (isAt(url, PLACES.search)) return { kind: 'search', text: search ?? '' }
  const folder = url.replace(/\/$/, '')
  if (isLocale(folder)) return { kind: 'library', library: folder }
  const department = departmentOf(folder)
  return department && { kind: 'folder', department }
}
