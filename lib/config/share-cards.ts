import type { Locale } from './locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from './routes.ts'

const FOLDER = '/cards'

const fileOf = (id: PageRouteId) => `${id.replaceAll('/', '-')}.png`

/** Pages that are found and shared have a picture with their title; the others show that of the site. */
const CARDS: ReadonlyMap<string, PageRouteId> = new Map(
  PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index').map((id) => [fileOf(id), id]),
)

/** The page that a picture is of, by its file name. */
export const shareCardRoute = (file: string): PageRouteId | undefined => CARDS.get(file)

/** Path of the sharing picture of a page in a language; undefined for a page that search engines may not list. */
export const shareCardPath = (id: PageRouteId, locale: Locale): string | undefined =>
  CARDS.has(fileOf(id)) ? `${FOLDER}/${locale}/${fileOf(id)}` : undefined

/** True if a path may be that of a sharing picture. */
export const isShareCardPath = (path: string): boolean => {
  const [, folder, , file = '', ...rest] = path.split('/')
  return `/${folder}` === FOLDER && CARDS.has(file) && rest.length === 0
}
