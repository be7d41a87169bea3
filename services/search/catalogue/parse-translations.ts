import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { phraseTable, type PhraseTable } from './phrase-table.ts'

/** Languages without templates of their own: they find the English ones through translated words. */
export type TranslatedLocale = Exclude<Locale, CatalogueLocale>

const wordsIn = (cell = '') =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** Reads lines of `English = German = Italian = Portuguese`, each cell with its best word first. */
export const parseTranslations = (text: string): Record<TranslatedLocale, PhraseTable> => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
  const table = (column: number) =>
    phraseTable(rows.map((cells) => [cells[0] ?? '', wordsIn(cells[column])] as const))
  return { de: table(1), it: table(2), pt: table(3) }
}
