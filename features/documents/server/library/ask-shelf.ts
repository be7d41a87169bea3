import type { Locale } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES } from '#lib/config/template-kinds.ts'
import type { Shelf } from '../../library-shelf.ts'
import type { LibraryPart } from '../../search-contract.ts'

/** What a page asks the search service for. */
export type ShelfQuestion = {
  /** Language of the page. */
  locale: Locale
  /** Language that is searched in. */
  language: Locale
  /** What is searched for: a topic, or what a service finds something for that lists no parts of its library. */
  words: string
  part?: LibraryPart
}

const partOf = (shelf: Shelf): LibraryPart | undefined => {
  if (shelf.by === 'department') return { department: shelf.id }
  if (shelf.by === 'type') return { type: shelf.id }
  return shelf.by === 'language' ? { library: shelf.id } : undefined
}

/** The question for a shelf; `name` is what its language calls it. */
export const shelfQuestion = (
  shelf: Shelf,
  { locale, name }: { locale: Locale; name: string },
): ShelfQuestion => {
  const part = partOf(shelf)
  const language = shelf.by === 'language' ? shelf.id : locale
  return { locale, language, words: name, ...(part && { part }) }
}

/** The question for everything that a language shows: German, Italian and Portuguese the English library (S2 §3). */
export const wholeQuestion = (locale: Locale, name: string): ShelfQuestion => {
  const library = CATALOGUE_LOCALES.find((code) => code === locale) ?? 'en'
  return { locale, language: locale, words: name, part: { library } }
}
