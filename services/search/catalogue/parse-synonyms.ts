import { phraseTable, type PhraseTable } from './phrase-table.ts'

const itemsOf = (text: string) => text.split(';').map((item) => item.trim())

/** The phrases of a line that others stand for, and those that stand for them; `isName` where they name the same document. */
type SynonymLine = { terms: readonly string[]; synonyms: readonly string[]; isName: boolean }

/**
 * Reads lines of synonyms: `title = name; name` for other names of a document, `phrase; phrase` for phrases each of which
 * stands for the other ones wherever a title has one of them.
 */
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
