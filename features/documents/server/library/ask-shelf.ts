import type { Locale } from '#lib/config/locales.ts'
import { libraryOf, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { Shelf } from '../../library-shelf.ts'
import type { LibraryPart } from '../../search-contract.ts'
import { defaultDocuments } from '../default-documents.ts'
import { shelfNames } from './shelf-names.ts'

/** A page's query to the search service. */
export type ShelfQuestion = {
  /** Language of the page. */
  locale: Locale
  /** Language that is searched in. */
  language: Locale
  /** The text to search for: a topic, or one that finds something for a service that lists no parts of its library. */
  words: string
  part?: LibraryPart
  /** The text to count in place of these words: the same, in the language of the library. */
  counted?: { language: CatalogueLocale; words: string }
}

const partOf = (shelf: Shelf): LibraryPart | undefined => {
  if (shelf.by === 'department') return { department: shelf.id }
  if (shelf.by === 'type') return { type: shelf.id }
  return shelf.by === 'language' ? { library: shelf.id } : undefined
}

type ShelfQuery = {
  /** Nothing where everything is asked for that a language shows. */
  shelf: Shelf | null
  locale: Locale
  /** The shelf's name in the language of the page. */
  name: string
}

/** The topic's name in the language of the library; undefined where that is the language of the page. */
const countedAs = async (shelf: Shelf | null, locale: Locale) => {
  const language = libraryOf(locale)
  if (shelf?.by !== 'topic' || language === locale) return undefined
  const { ofShelf } = await shelfNames(language)
  return { language, words: ofShelf(shelf) }
}

/** The question for a shelf, or for the whole library. */
export const shelfQuestion = async ({
  shelf,
  locale,
  name,
}: ShelfQuery): Promise<ShelfQuestion> => {
  const language = shelf?.by === 'language' ? shelf.id : locale
  const part = shelf ? partOf(shelf) : { library: libraryOf(locale) }
  // No word names a whole library: what is asked for most often finds something anywhere.
  const words = part?.library ? (await defaultDocuments(language)).keyword : name
  const counted = await countedAs(shelf, locale)
  return { locale, language, words, ...(part && { part }), ...(counted && { counted }) }
}
