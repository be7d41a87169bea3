/** Errors between the first `row` letters of one word and the first `column` letters of the other. */
type Errors = (row: number, column: number) => number

type Pair = { from: string; to: string }
type Cell = { row: number; column: number }

const isSwap = ({ from, to }: Pair, { row, column }: Cell) =>
  row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]

const fewestErrors = ({ pair, cell, errors }: { pair: Pair; cell: Cell; errors: Errors }) => {
  const { row, column } = cell
  const isSame = pair.from[row - 1] === pair.to[column - 1]
  return Math.min(
    errors(row - 1, column) + 1,
    errors(row, column - 1) + 1,
    errors(row - 1, column - 1) + (isSame ? 0 : 1),
    isSwap(pair, cell) ? errors(row - 2, column - 2) + 1 : Infinity,
  )
}

/** The number of letters to change, add, drop or swap with their neighbour to make one word of the other. */
export const editDistance = (from: string, to: string): number => {
  const table: number[][] = []
  const errors: Errors = (row, column) => table[row]?.[column] ?? row + column
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    table[row] = line
    for (let column = 1; column <= to.length; column += 1) {
      line[column] = fewestErrors({ pair: { from, to }, cell: { row, column }, errors })
    }
  }
  return errors(from.length, to.length)
}

/** Trigrams that two words share at least; a swap in a word of five letters leaves a fifth of them. */
const LEAST_SIMILARITY = 0.2

const CANDIDATES = 12

/** The most corrections of one word with typing errors. */
const MOST_MEANT = 3

/** A short word with two errors is another word. */
const allowedErrors = (word: string) => {
  if (word.length <= 3) return 0
  return word.length <= 7 ? 1 : 2
}

/** Hardly anybody errs in the first letter and in another one. */
const isClose = (word: string, { word: other, errors }: { word: string; errors: number }) =>
  errors <= allowedErrors(word) && (errors < 2 || word[0] === other[0])

/** Three letters each, with two gaps before the word and one after it, as PostgreSQL's `pg_trgm` has them. */
const trigramsOf = (word: string): string[] => {
  const letters = [' ', ' ', ...word.split(''), ' ']
  return [...new Set(letters.slice(2).map((_letter, at) => letters.slice(at, at + 3).join('')))]
}

/** The words that find something in a language. */
export type Vocabulary = {
  has: (word: string) => boolean
  /** Tells whether a word is none of those that are written, nor one of them with an ending: it may be misspelt. */
  isStrange: (word: string) => boolean
  /** The stems of a word that is written in the index; none for one that says nothing, such as "of". */
  stemsOf: (word: string) => readonly string[] | undefined
  /** Tells whether a template holds a word of this stem. */
  hasStem: (stem: string) => boolean
  /** The weight of a word of these stems: more, the fewer templates hold it. */
  weightOf: (stems: readonly string[]) => number
  /** The words that may be meant by one with typing errors, the most common one first; none where it is like no other. */
  closest: (word: string) => string[]
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

type Words = {
  words: readonly { word: string; stems: readonly string[] }[]
  /** The number of templates that hold each stem. */
  stems: readonly { stem: string; templates: number }[]
}

/** Holds the words of a language in memory: comparing in the database takes 50 times as long, and sign-ups wait for it. */
export const createVocabulary = (of: Words): Vocabulary => {
  const known = new Map(of.words.map(({ word, stems }) => [word, stems]))
  const words = [...known.keys()]
  const templatesOf = new Map(of.stems.map(({ stem, templates }) => [stem, templates]))
  const most = Math.max(1, ...templatesOf.values())
  const { byTrigram, sizes } = indexOf(words)

  const fewest = (stems: readonly string[]) =>
    Math.min(most, ...stems.map((stem) => templatesOf.get(stem) ?? 1))

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

  const closest = (word: string) => {
    const close = similarTo(word)
      .map((candidate) => ({ ...candidate, errors: editDistance(word, candidate.word) }))
      .filter((candidate) => isClose(word, candidate))
    const least = Math.min(...close.map(({ errors }) => errors))
    return close
      .filter(({ errors }) => errors === least)
      .map((candidate) => ({ ...candidate, held: fewest(known.get(candidate.word) ?? []) }))
      .toSorted((a, b) => b.held - a.held)
      .slice(0, MOST_MEANT)
      .map((candidate) => candidate.word)
  }

  return {
    has: (word) => known.has(word),
    isStrange: (word) =>
      allowedErrors(word) > 0 &&
      !known.has(word) &&
      !closest(word).some((other) => word.startsWith(other)),
    stemsOf: (word) => known.get(word),
    hasStem: (stem) => templatesOf.has(stem),
    weightOf: (stems) => Math.log((2 * most) / fewest(stems)),
    closest,
  }
}
