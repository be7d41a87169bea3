import { computedTable } from '#features/document-texts/computed-table.ts'
import type { Line, Table } from '#features/document-texts/document-text.ts'
import type { Law } from '#features/document-texts/front-matter.ts'
import { writtenRows } from '#features/document-texts/written-table.ts'
import { shifted } from './formulas.ts'
import { moneyCells } from './money-cells.ts'
import { LOOKS, moneyFormat, heightOf, type SheetCell, type SheetRow } from './sheet-rows.ts'
import { isStrongLine, shownLine, writtenLine, type Fields } from './written-line.ts'

/** Where a table comes to stand: after so many rows, in columns of these widths (letters). */
export type Standing = { after: number; widths: readonly number[]; fields: Fields; law: Law }

const lineCell = (line: Line, fields: Fields): SheetCell => ({
  ...writtenLine(line, fields),
  style: isStrongLine(line) ? LOOKS.strongCell : LOOKS.cell,
})

/** What a row needs where its last cell reaches over the columns that are left. */
const rowHeight = (lines: readonly Line[], { widths, fields }: Standing): number =>
  heightOf(
    lines.map((line, column) => {
      const { length } = shownLine(line, fields)
      const width = widths.slice(column, column + 1)
      const over = column === lines.length - 1 ? widths.slice(column + 1) : []
      return { length, width: [...width, ...over].reduce((sum, one) => sum + one, 0) }
    }),
  )

const HEAD_SHARE = 0.7

/** A table as rows of a sheet: its formulas over the cells where they now are, with what they give, and the figures that an owner enters in blue. */
export const tableRows = (table: Table, standing: Standing): SheetRow[] => {
  const { after, fields, law } = standing
  const [computed, money] = [computedTable(table), moneyCells(table)]
  const head = table.head.map((line, column) => ({
    ...writtenLine(line, fields),
    style: table.numeric[column] ? LOOKS.headOfFigures : LOOKS.head,
  }))
  const rows = table.rows.map((cells, row): SheetRow => {
    const lines = cells.map((cell) => (cell.kind === 'line' ? cell.line : []))
    const written = cells.map((cell, column): SheetCell => {
      if (cell.kind === 'line') return lineCell(cell.line, fields)
      const numFmt = money[row]?.[column] ? moneyFormat(law) : 'General'
      if (cell.kind === 'number') {
        return { value: cell.value, style: { ...LOOKS.enteredFigure, numFmt } }
      }
      const result = computed[row]?.[column]
      return {
        value: null,
        type: 'formula',
        formula: shifted(cell.formula, after),
        ...(result?.kind === 'number' && { formulaResult: result.value }),
        style: { ...LOOKS.figure, numFmt },
      }
    })
    return { cells: written, height: rowHeight(lines, standing) }
  })
  // Words of a head are long for their columns, and bold.
  const narrower = standing.widths.map((width) => width * HEAD_SHARE)
  const height = rowHeight(table.head, { ...standing, widths: narrower })
  return [{ cells: head, height }, ...rows]
}

const LEAST_WIDTH = 7
const MOST_WIDTH = 44

/** Of the currency, the cents and the edges of a cell. */
const AROUND_FIGURE = 7

/** The widths of a table's columns, in letters: no figure and no word of the head is cut. */
export const tableWidths = (table: Table, { fields, law }: Pick<Standing, 'fields' | 'law'>) => {
  const rows = writtenRows(table, law)
  return table.head.map((head, column) => {
    const words = shownLine(head, fields).split(' ')
    const lengths = rows.map((cells) => {
      const cell = cells[column]
      if (cell?.kind === 'figure') return cell.figure.length + AROUND_FIGURE
      return cell ? shownLine(cell.line, fields).length + 1 : 0
    })
    const longest = Math.max(...words.map(({ length }) => length + 2), ...lengths)
    return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, longest))
  })
}
