import { setImmediate as others } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { LibraryPart, SearchAnswer } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database, DatabaseKind } from '#services/db/database.ts'
import { searchWords, templateIndex } from '#services/db/schema.ts'
import { STEMMERS } from '#services/search/text/stemmer.ts'
import { correctWords, type SearchTerm } from './find/correct-words.ts'
import { createLane } from './find/lane.ts'
import { listPart } from './find/list-part.ts'
import { queryWords } from './find/query-words.ts'
import { searchIndex, type IndexSearch } from './find/search-index.ts'
import { createVocabulary, type Vocabulary } from './find/vocabulary.ts'

type TemplateSearch = LibraryPart & { query: string; locale: Locale; batch: number; page: number }

/** The templates for a query: those that hold every word, else with typing errors put right every or some words, a kind of document before a trade; all of a part without words. */
export type FindTemplates = (search: TemplateSearch, signal?: AbortSignal) => Promise<SearchAnswer>

/** Most searches side by side: the embedded database has one connection, which sign-ups need as well. */
const WIDTHS: Readonly<Record<DatabaseKind, { quick: number; dear: number }>> = {
  pglite: { quick: 1, dear: 1 },
  postgresql: { quick: 4, dear: 2 },
}

/** The number of searches that may wait in each lane; the site gives a search up after a second, and it is then dropped. */
const MOST_WAITING = 200

type Options = { kind: DatabaseKind; database: () => Promise<Database> }

/** The words of each language, read once a process: a catalogue of another version brings another process. */
const openVocabularies = (database: Options['database']) => {
  const known = new Map<Locale, Promise<Vocabulary>>()
  const read = async (locale: Locale) => {
    const queries = await database()
    const stemmer = sql`${STEMMERS[locale]}::regconfig`
    const words = await queries
      .select({
        word: searchWords.word,
        stems: sql<
          string[]
        >`to_json(tsvector_to_array(to_tsvector(${stemmer}, ${searchWords.word})))`,
      })
      .from(searchWords)
      .where(eq(searchWords.language, locale))
    const stems = await queries
      .select({ stem: sql<string>`stem`, templates: sql<number>`count(*)::int` })
      .from(
        sql`${templateIndex} cross join unnest(tsvector_to_array(${templateIndex.words})) as stem`,
      )
      .where(eq(templateIndex.language, locale))
      .groupBy(sql`stem`)
    return createVocabulary({ words, stems })
  }
  return (locale: Locale): Promise<Vocabulary> => {
    const found = known.get(locale)
    if (found) return found
    const reading = read(locale)
    known.set(locale, reading)
    // A failure is not kept: the next search tries again.
    reading.catch((_failure: unknown) => known.delete(locale))
    return reading
  }
}

const orElse = (found: SearchAnswer, further: () => Promise<SearchAnswer>) =>
  found.total > 0 ? found : further()

/** A search with more words that are not written in any template is one with typing errors, or an attack: it does not go first. */
const MOST_UNWRITTEN = 2

/** Makes the search. One that finds what was typed goes before those with typing errors, and what is no search before both (decisions/023). */
export const templateFinder = ({ kind, database }: Options): FindTemplates => {
  const quick = createLane({ width: WIDTHS[kind].quick, most: MOST_WAITING })
  const dear = createLane({ width: WIDTHS[kind].dear, most: MOST_WAITING, rests: true })
  const vocabularyOf = openVocabularies(database)

  return async ({ query, department, type, library, ...page }, signal) => {
    const part = { department, type, library }
    if (department ?? type ?? library) {
      return quick(async () => listPart(await database(), { ...page, part }), signal)
    }
    const typed = queryWords(query)
    if (typed.length === 0) return { total: 0, documents: [] }
    const vocabulary = await vocabularyOf(page.locale)
    const search = async (words: readonly SearchTerm[], match: IndexSearch['match']) => {
      await others()
      return searchIndex(await database(), { ...page, words, match })
    }
    const corrected = async () => {
      const { locale } = page
      const { terms, unknown } = await correctWords(await database(), {
        words: typed,
        locale,
        vocabulary,
      })
      // Words of which half mean nothing here may name a template, but hint at none.
      if (unknown >= terms.length) return search(terms, 'name')
      const sure = terms.filter(({ isGuess }) => !isGuess)
      // A guess that fits to none of the other words was none.
      const isMostlySure = terms.length + unknown < 2 * sure.length
      return orElse(await search(terms, 'every'), () =>
        search(sure, isMostlySure ? 'some' : 'name'),
      )
    }
    const exact = () =>
      search(
        typed.map((word) => ({ anyOf: [word], weight: 1, isGuess: false })),
        'every',
      )
    const unwritten = typed.filter((word) => !vocabulary.has(word))
    const isStrange = unwritten.length > MOST_UNWRITTEN || unwritten.some(vocabulary.isStrange)
    if (isStrange) return dear(corrected, signal)
    return orElse(await quick(exact, signal), () => dear(corrected, signal))
  }
}
