import { AGREEMENT_DOCUMENT } from '#features/agreement/kept-agreement.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { QUERY } from '#lib/config/query.ts'
import { fillText } from '#lib/util/fill-text.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'
import type { Database } from '#services/db/database.ts'
import { documentTexts, textBehind } from '#services/search/document-texts.ts'
import type { FindTemplates } from '#services/search/find-templates.ts'
import { wordsOf } from '#services/words/words.ts'
import { placeLink } from '../http/web-app-path.ts'
import { type Arrival, placeOf, type Place } from './arrival.ts'
import { cabinetOf, type Cabinet } from './cabinet.ts'
import { filledText, type FilledText } from './filled-text.ts'
import { templateOfSlug, topicTemplates } from './library.ts'

/** The destination of a link, and the documents that are drawn beside it. */
export type OnwardLink = {
  href: string
  text: string
  documents: readonly FoundDocument[]
  /** The text that the visitor has filled in, which stands there instead. */
  filled?: FilledText | undefined
}

type Seen = {
  arrival: Arrival
  database: Database
  find: FindTemplates
  cabinet: Cabinet
  own: FilledAgreement | undefined
}

const SHEETS = 3

const toDocument = async (slug: string, { arrival, database, own }: Seen) => {
  const { library } = arrival
  const document = await templateOfSlug(database, { slug, library })
  if (!document) return undefined
  const filled = filledText(textBehind(document, library), own)
  return {
    href: placeLink(`${PLACES.documents}${document.url}`, arrival),
    text: fillText(wordsOf(arrival.locale).webApp.openDocument, { title: document.label }),
    documents: [document],
    filled: filled?.own && filled,
  }
}

/** In the library of the language that it was filled in in. */
const toAgreement = async ({ language: library }: FilledAgreement, seen: Seen) => {
  const agreement = [...documentTexts(library).values()].find(
    ({ document }) => document === AGREEMENT_DOCUMENT,
  )
  const arrival = { ...seen.arrival, library }
  return agreement && toDocument(`-D${agreement.template}`, { ...seen, arrival })
}

const toSearch = async (text: string, { arrival, find }: Seen): Promise<OnwardLink> => {
  const search = { query: text, locale: arrival.library, batch: SHEETS, page: 0 }
  return {
    href: placeLink(PLACES.search, { ...arrival, fields: { [QUERY.search]: text } }),
    text: fillText(wordsOf(arrival.locale).webApp.openSearch, { text }),
    // A search that has to wait too long costs the drawings, not the page.
    documents: await find(search).then(
      ({ documents }) => documents,
      () => [],
    ),
  }
}

const linkTo = async (place: Place, seen: Seen): Promise<OnwardLink | undefined> => {
  const { arrival, cabinet, database } = seen
  const { departments, ...words } = wordsOf(arrival.locale).webApp
  switch (place.kind) {
    case 'document':
      return toDocument(place.slug, seen)
    case 'search':
      return toSearch(place.text, seen)
    case 'kit': {
      const kit = await topicTemplates(database, {
        library: arrival.library,
        topic: 'business-plan',
      })
      return {
        href: placeLink(PLACES.kit, arrival),
        text: words.openKit,
        documents: kit.slice(0, SHEETS),
      }
    }
    case 'folder': {
      const { department } = place
      const drawer = cabinet.drawers.find((one) => one.department === department)
      return {
        href: placeLink(`${department}/`, arrival),
        text: fillText(words.openFolder, { folder: departments[department] }),
        documents: drawer?.sheets ?? [],
      }
    }
    case 'library':
      // Its own library stands open already.
      if (place.library === arrival.library) return undefined
      return {
        href: placeLink('', { ...arrival, library: place.library }),
        text: words.openLibrary,
        documents: (await cabinetOf(database, place.library)).desk,
      }
  }
}

/** The way on from the arrival page; without a destination the filled-in agreement. Undefined for the library, or a place that is not there. */
export const onwardLink = async (seen: Seen): Promise<OnwardLink | undefined> => {
  if (seen.own && !seen.arrival.url) return toAgreement(seen.own, seen)
  const place = placeOf(seen.arrival)
  return place && linkTo(place, seen)
}
