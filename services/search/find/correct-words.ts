import { sql } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { STEMMERS } from '#services/search/text/stemmer.ts'
import type { Vocabulary } from './vocabulary.ts'

type InLanguage = { words: readonly string[]; locale: Locale }

/** The readings of one typed word: the word itself, or its likely corrections, which are a guess. */
export type SearchTerm = { anyOf: readonly string[]; weight: number; isGuess: boolean }

/** The stems of words that are not written in the index as they stand. */
const unwrittenStems = async (database: Database, { words, locale }: InLanguage) => {
  if (words.length === 0) return new Map<string, string[]>()
  const rows = await database
    .select({
      word: sql<string>`word`,
      stems: sql<
        string[]
      >`to_json(tsvector_to_array(to_tsvector(${STEMMERS[locale]}::regconfig, word)))`,
    })
    .from(sql`json_array_elements_text(${JSON.stringify(words)}::json) as word`)
  return new Map(rows.map(({ word, stems }) => [word, stems]))
}

/** Corrects typing errors, and drops words that say nothing; `unknown` counts those like no word of any template. */
export const correctWords = async (
  database: Database,
  { words, locale, vocabulary }: InLanguage & { vocabulary: Vocabulary },
): Promise<{ terms: SearchTerm[]; unknown: number }> => {
  const unwritten = words.filter((word) => !vocabulary.has(word))
  const found = await unwrittenStems(database, { words: unwritten, locale })
  const stemsOf = (word: string) => vocabulary.stemsOf(word) ?? found.get(word) ?? []
  const telling = words.filter((word) => stemsOf(word).length > 0)
  const terms = telling.flatMap((word) => {
    const itself = stemsOf(word).every(vocabulary.hasStem) ? [word] : []
    // What shares its stem may be another word: "licenciment" has that of "licence".
    const others = vocabulary.has(word) ? [] : vocabulary.closest(word)
    const [first, ...more] = [...itself, ...others]
    if (!first) return []
    const weight = vocabulary.weightOf(stemsOf(first))
    return [{ anyOf: [first, ...more], weight, isGuess: itself.length === 0 }]
  })
  return { terms, unknown: telling.length - terms.length }
}
