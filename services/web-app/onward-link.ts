import { PLACES } from '#features/destination/web-app-places.ts'
import { QUERY } from '#lib/config/query.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { Database } from '#services/db/database.ts'
import type { Arrival } from './arrival.ts'
import { templateOfSlug } from './library.ts'
import { placeOf, type Place } from './place.ts'
import { placeLink } from './web-app-path.ts'
import { WORDS } from './words.ts'

export type OnwardLink = { href: string; text: string }

type Seen = { arrival: Arrival; database: Database }

const toDocument = async (slug: string, { arrival, database }: Seen) => {
  const document = await templateOfSlug(database, { slug, library: arrival.library })
  return (
    document && {
      href: placeLink(`${PLACES.documents}${document.url}`, arrival),
      text: fillText(WORDS[arrival.locale].openDocument, { title: document.label }),
    }
  )
}

const linkTo = async (place: Place, seen: Seen): Promise<OnwardLink | undefined> => {
  const { arrival } = seen
  const { departments, ...words } = WORDS[arrival.locale]
  switch (place.kind) {
    case 'document':
      return toDocument(place.slug, seen)
    case 'search':
      return {
        href: placeLink(PLACES.search, { ...arrival, fields: { [QUERY.search]: place.text } }),
        text: fillText(words.openSearch, { text: place.text }),
      }
    case 'kit':
      return { href: placeLink(PLACES.kit, arrival), text: words.openKit }
    case 'folder': {
      const folder = departments[place.department]
      return {
        href: placeLink(`${place.department}/`, arrival),
        text: fillText(words.openFolder, { folder }),
      }
    }
    case 'library':
      return {
        href: placeLink('', { ...arrival, library: place.library }),
        text: words.openLibrary,
      }
  }
}

/** The way on from the arrival page to what the visitor came for; undefined where the web app has no such place. */
export const onwardLink = async (seen: Seen): Promise<OnwardLink | undefined> => {
  const place = placeOf(seen.arrival)
  return place && linkTo(place, seen)
}
