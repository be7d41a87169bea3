import { and, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { searchWords, templateIndex } from '#services/db/schema.ts'
import { STEMMERS } from '#services/search/text/stemmer.ts'
import { editDistance } from './edit-distance.ts'

/** Trigrams that two words share at least; a swap in a word of five letters leaves a fifth of them. */
const LEAST_SIMILARITY = 0.2

const CANDIDATES = 12

/** A short word with two errors is another word. */
const allowedErrors = (word: string) => {
  if (word.length <= 3) return 0
  return word.length <= 5 ? 1 : 2
}

type InLanguage = { word: string; locale: Locale }

const findsSomething = async (database: Database, { word, locale }: InLanguage) => {
  const wanted = sql`plainto_tsquery(${STEMMERS[locale]}::regconfig, ${word})`
  const [row] = await database
    .select({
      known: sql<boolean>`numnode(${wanted}) = 0 or exists (
        select from ${templateIndex}
        where ${templateIndex.language} = ${locale} and ${templateIndex.words} @@ ${wanted})`,
    })
    .from(sql`(select 1) as one`)
  return row?.known ?? false
}

const closestWord = async (database: Database, { word, locale }: InLanguage) => {
  const similarity = sql<number>`similarity(${searchWords.word}, ${word})`
  const candidates = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(and(eq(searchWords.language, locale), sql`${similarity} >= ${LEAST_SIMILARITY}`))
    .orderBy(desc(similarity), searchWords.word)
    .limit(CANDIDATES)
  const [closest] = candidates
    .map((candidate) => ({ ...candidate, errors: editDistance(word, candidate.word) }))
    .filter(({ errors }) => errors <= allowedErrors(word))
    .toSorted((a, b) => a.errors - b.errors)
  return closest?.word
}

/** The words with typing errors put right; a word that is like no other one is left out. */
export const correctWords = async (
  database: Database,
  { words, locale }: { words: readonly string[]; locale: Locale },
): Promise<string[]> => {
  const corrected: string[] = []
  for (const word of words) {
    const isKnown = await findsSomething(database, { word, locale })
    const right = isKnown ? word : await closestWord(database, { word, locale })
    if (right !== undefined) corrected.push(right)
  }
  return corrected
}
