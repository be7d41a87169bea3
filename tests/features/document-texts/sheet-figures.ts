import { readXlsx } from 'hucre/xlsx'
import { computedTable } from '#features/document-texts/computed-table.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { tablesOf } from './written-texts.ts'

/** What a workbook shows, row by row of all sheets. */
export const rowsOf = async (file: Uint8Array) => {
  const { sheets } = await readXlsx(file)
  return sheets.flatMap(({ rows }) => rows)
}

const wordsOf = (text: DocumentText) =>
  tablesOf(text).map(({ head }) =>
    head.map((line) => line.map((piece) => (piece.kind === 'words' ? piece.words : '')).join('')),
  )

/** The figures of each table as a workbook has them, nothing where one is missing; a table is known by its head. */
export const figuresIn = async (file: Uint8Array, text: DocumentText) => {
  const rows = await rowsOf(file)
  const tables = computedFigures(text)
  return wordsOf(text).map((head, table) => {
    const at = rows.findIndex((row) => head.every((words, column) => (row[column] ?? '') === words))
    return (tables[table] ?? []).map((cells, row) =>
      cells.map((cell, column) => (cell === null ? null : rows[at + 1 + row]?.[column])),
    )
  })
}

/** The figures of each table as the program computes them, and nothing for words. */
export const computedFigures = (text: DocumentText) =>
  tablesOf(text).map((table) =>
    computedTable(table).map((cells) =>
      cells.map((cell) => (cell.kind === 'number' ? cell.value : null)),
    ),
  )
