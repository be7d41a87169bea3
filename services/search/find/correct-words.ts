import { sql } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { STEMMERS } from '#services/search/text/stemmer.ts'
import type { Vocabulary } from './vocabulary.ts'

type InLanguage = { words: readonly string[]; locale: Locale }

/** The stems of words that are not written in the index as they stand; none for a word that says nothing, such as "of". */
const stemsOf = async (database: Database, { words, locale }: InLanguage) => {
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

/** The words with typing errors put right; a word that is like no other one is left out. */
export const correctWords = async (
  database: Database,
  { words, locale, vocabulary }: InLanguage & { vocabulary: Vocabulary },
): Promise<string[]> => {
  const unwritten = words.filter((word) => !vocabulary.has(word))
  const stems = await stemsOf(database, { words: unwritten, locale })
  return words.flatMap((word) => {
    if ((stems.get(word) ?? []).every(vocabulary.hasStem)) return [word]
    return vocabulary.closest(word) ?? []
  })
}
