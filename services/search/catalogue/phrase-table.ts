import { wordsOf } from '#services/search/words-of.ts'

const itemsOf = (text: string) => text.split(';').map((item) => item.trim())

/** The phrases of a line that others stand for, and those that stand for them; `isName` where they name the same document. */
type SynonymLine = { terms: readonly string[]; synonyms: readonly string[]; isName: boolean }

/** Reads lines of synonyms: `title = name; name` for other names of a document, `phrase; phrase` for phrases that stand for each other. */
export const synonymLines = (text: string): SynonymLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', names] = line.split(' = ')
      if (names) return { terms: [term], synonyms: itemsOf(names), isName: true }
      return { terms: itemsOf(line), synonyms: itemsOf(line), isName: false }
    })

const tableOf = (lines: readonly SynonymLine[]): PhraseTable =>
  phraseTable(
    lines.flatMap(({ terms, synonyms }) => terms.map((term) => [term, synonyms] as const)),
  )

/** The synonyms of a language as a table of its terms; those of a whole title are other names of it. */
export const parseSynonyms = (text: string): { synonyms: PhraseTable } => ({
  synonyms: tableOf(synonymLines(text)),
})

type Text = { text: string; words: readonly string[] }

/** Phrases as folded words, each with the texts that it stands for. */
export type PhraseTable = ReadonlyMap<string, readonly Text[]>

const LONGEST_PHRASE = 8

/** Makes a table of phrases; entries of one phrase are joined. */
export const phraseTable = (
  entries: readonly (readonly [phrase: string, texts: readonly string[]])[],
): PhraseTable => {
  const table = new Map<string, Text[]>()
  for (const [phrase, texts] of entries) {
    const key = wordsOf(phrase).join(' ')
    const more = texts.map((text) => ({ text, words: wordsOf(text) }))
    table.set(key, [...(table.get(key) ?? []), ...more])
  }
  return table
}

/** The words of all texts that stand for a phrase in these words, each text once. */
export const wordsFor = (words: readonly string[], table: PhraseTable | undefined): string[] => {
  if (!table) return []
  const texts = new Map<string, readonly string[]>()
  for (let start = 0; start < words.length; start += 1) {
    const longest = Math.min(LONGEST_PHRASE, words.length - start)
    for (let length = 1; length <= longest; length += 1) {
      const phrase = words.slice(start, start + length).join(' ')
      for (const { text, words: its } of table.get(phrase) ?? []) texts.set(text, its)
    }
  }
  return [...texts.values()].flat()
}
