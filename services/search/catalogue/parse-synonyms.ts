import { phraseTable, type PhraseTable } from './phrase-table.ts'

const itemsOf = (line: string) => line.split(';').map((item) => item.trim())

/** Reads synonyms: each line a group, parted by semicolons, in which every phrase stands for the other ones. */
export const parseSynonyms = (text: string): PhraseTable =>
  phraseTable(
    text
      .trim()
      .split('\n')
      .map(itemsOf)
      .flatMap((group) => group.map((phrase) => [phrase, group] as const)),
  )
