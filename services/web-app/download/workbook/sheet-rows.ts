import type { Cell, WriteSheet } from 'hucre/xlsx'

export type SheetCell = Partial<Cell>

/** A row of a sheet; its last cell reaches to the last column. Its height is in points. */
export type SheetRow = { cells: readonly SheetCell[]; height?: number }

const POINTS_A_LINE = 15

/** The height of a row whose texts wrap within so many letters each, in points. */
export const heightOf = (texts: readonly { length: number; width: number }[]): number =>
  POINTS_A_LINE * Math.max(1, ...texts.map(({ length, width }) => Math.ceil(length / width)))

/** Rows as a sheet of so many columns holds them. */
export const placedRows = (
  rows: readonly SheetRow[],
  columns: number,
): Required<Pick<WriteSheet, 'rows' | 'cells' | 'merges' | 'rowDefs'>> => {
  const cells = rows.flatMap((row, at) =>
    // What a cell reaches over has its border.
    Array.from({ length: row.cells.length > 0 ? columns : 0 }, (_none, column) => {
      const style = row.cells.at(-1)?.style
      const cell = row.cells[column] ?? { value: null, ...(style && { style }) }
      return [`${at},${column}`, cell] as const
    }),
  )
  return {
    rows: rows.map(() => Array<null>(columns).fill(null)),
    cells: new Map(cells),
    merges: rows.flatMap(({ cells: { length } }, row) =>
      length > 0 && length < columns
        ? [{ startRow: row, endRow: row, startCol: length - 1, endCol: columns - 1 }]
        : [],
    ),
    rowDefs: new Map(
      rows.flatMap(({ height }, at) => (height === undefined ? [] : [[at, { height }] as const])),
    ),
  }
}
