import { editDistance } from './edit-distance.ts'

/** Trigrams that two words share at least; a swap in a word of five letters leaves a fifth of them. */
const LEAST_SIMILARITY = 0.2

const CANDIDATES = 12

/** A short word with two errors is another word. */
const allowedErrors = (word: string) => {
  if (word.length <= 3) return 0
  return word.length <= 5 ? 1 : 2
}

/** Three letters each, with two gaps before the word and one after it, as PostgreSQL's `pg_trgm` has them. */
const trigramsOf = (word: string): string[] => {
  const letters = [' ', ' ', ...word.split(''), ' ']
  return [...new Set(letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join('')))]
}

/** The words that find something in a language. */
export type Vocabulary = {
  has: (word: string) => boolean
  /** Tells whether a template holds a word of this stem. */
  hasStem: (stem: string) => boolean
  /** The word that is meant by one with typing errors; `undefined` where it is like no other. */
  closest: (word: string) => string | undefined
}

const indexOf = (words: readonly string[]) => {
  const byTrigram = new Map<string, number[]>()
  const sizes = words.map((word, at) => {
    const trigrams = trigramsOf(word)
    for (const trigram of trigrams) {
      const known = byTrigram.get(trigram)
      if (known) known.push(at)
      else byTrigram.set(trigram, [at])
    }
    return trigrams.length
  })
  return { byTrigram, sizes }
}

type Words = { words: readonly string[]; stems: readonly string[] }

/**
 * Holds the words of a language in memory: to compare one word with thousands takes the database, which sign-ups
 * wait for as well, 50 times as long.
 */
export const createVocabulary = ({ words, stems }: Words): Vocabulary => {
  const known = new Set(words)
  const knownStems = new Set(stems)
  const { byTrigram, sizes } = indexOf(words)

  const similarTo = (word: string) => {
    const trigrams = trigramsOf(word)
    const shared = new Map<number, number>()
    for (const trigram of trigrams) {
      for (const at of byTrigram.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    }
    return [...shared]
      .map(([at, same]) => ({
        word: words[at] ?? '',
        similarity: same / (trigrams.length + (sizes[at] ?? 0) - same),
      }))
      .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
      .toSorted((a, b) => b.similarity - a.similarity || (a.word < b.word ? -1 : 1))
      .slice(0, CANDIDATES)
  }

  return {
    has: (word) => known.has(word),
    hasStem: (stem) => knownStems.has(stem),
    closest: (word) => {
      const [closest] = similarTo(word)
        .map((candidate) => ({ ...candidate, errors: editDistance(word, candidate.word) }))
        .filter(({ errors }) => errors <= allowedErrors(word))
        .toSorted((a, b) => a.errors - b.errors)
      return closest?.word
    },
  }
}
