import { wordsOf } from '#services/search/text/words-of.ts'

/** Phrases as folded words, each with the texts that it stands for. */
export type PhraseTable = ReadonlyMap<string, readonly string[]>

const LONGEST_PHRASE = 5

/** Makes a table of phrases; entries of one phrase are joined. */
export const phraseTable = (
  entries: readonly (readonly [phrase: string, texts: readonly string[]])[],
): PhraseTable => {
  const table = new Map<string, string[]>()
  for (const [phrase, texts] of entries) {
    const key = wordsOf(phrase).join(' ')
    table.set(key, [...(table.get(key) ?? []), ...texts])
  }
  return table
}

/** The texts of every phrase of the table that these words hold, without those said twice. */
export const textsFor = (words: readonly string[], table: PhraseTable): string[] => {
  const texts = new Set<string>()
  for (let start = 0; start < words.length; start += 1) {
    const longest = Math.min(LONGEST_PHRASE, words.length - start)
    for (let length = 1; length <= longest; length += 1) {
      const phrase = words.slice(start, start + length).join(' ')
      for (const text of table.get(phrase) ?? []) texts.add(text)
    }
  }
  return [...texts]
}
