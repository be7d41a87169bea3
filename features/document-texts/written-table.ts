import { computedTable, type Computed } from './computed-table.ts'
import type { Cell, Part, Table } from './document-text.ts'
import type { Law } from './front-matter.ts'
import { columnFigures } from './written-value.ts'

/** A cell as it is shown: words with their blanks, or a figure; whether its owner puts another in its place. */
export type WrittenCell =
  | Extract<Cell, { kind: 'line' }>
  | { kind: 'figure'; figure: string; isExample: boolean }

const valuesOf = (rows: readonly (readonly Computed[])[], column: number) =>
  rows.flatMap((cells) => {
    const cell = cells[column]
    return cell?.kind === 'number' ? [cell.value] : []
  })

/** The rows of a table below its head, computed, with figures as the readers of a law write them. */
export const writtenRows = (table: Table, law: Law): WrittenCell[][] => {
  const computed = computedTable(table)
  const writing = table.head.map((_head, column) => columnFigures(valuesOf(computed, column), law))
  return computed.map((cells, row) =>
    cells.map((cell, column): WrittenCell => {
      if (cell.kind === 'line') return cell
      const isExample = table.rows[row]?.[column]?.kind === 'number'
      return { kind: 'figure', figure: writing[column]?.(cell.value) ?? '', isExample }
    }),
  )
}

/** What tells a table from the others of its document: the heading that it stands below, and what its first column is called. */
export const tableName = ({ heading, table }: Extract<Part, { kind: 'table' }>): string => {
  const [column = []] = table.head
  const words = column.map((piece) => (piece.kind === 'words' ? piece.words : ''))
  return [heading, words.join('')].filter(Boolean).join(' – ')
}
