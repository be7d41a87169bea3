import type { Cell, WriteSheet, CellStyle } from 'hucre/xlsx'
import type { Law } from '#features/document-texts/front-matter.ts'
import { currencyAround } from '#features/document-texts/written-value.ts'

const THIN = { style: 'thin', color: { rgb: 'AAB2BF' } } as const

const BOXED = { border: { top: THIN, right: THIN, bottom: THIN, left: THIN } } as const

const filled = (rgb: string) => ({
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } } as const,
})

const WRAPPED = { alignment: { wrapText: true, vertical: 'top' } } as const

const FIGURE = { alignment: { horizontal: 'right', vertical: 'top' } } as const

const FONT = { name: 'Calibri' } as const

const BOLD = { ...FONT, bold: true } as const

/** How cells look: what an owner fills in stands in the marker, and figures of a table that are entered in blue, which is also printed. */
export const LOOKS = {
  title: { font: { ...BOLD, size: 16 } },
  heading: { font: { ...BOLD, size: 13 } },
  text: WRAPPED,
  strong: { ...WRAPPED, font: BOLD },
  head: { ...BOXED, ...WRAPPED, ...filled('E8ECF2'), font: BOLD },
  cell: { ...BOXED, ...WRAPPED },
  strongCell: { ...BOXED, ...WRAPPED, font: BOLD },
  headOfFigures: {
    ...BOXED,
    ...filled('E8ECF2'),
    font: BOLD,
    alignment: { wrapText: true, vertical: 'top', horizontal: 'right' },
  },
  figure: { ...BOXED, ...FIGURE },
  enteredFigure: { ...BOXED, ...FIGURE, font: { ...FONT, color: { rgb: '1F4E9E' } } },
  entry: { ...BOXED, ...WRAPPED, ...filled('FFF0B3') },
  example: { ...WRAPPED, font: { ...FONT, italic: true, color: { rgb: '4A5871' } } },
  place: { ...WRAPPED, border: { top: { style: 'thin' } } },
} as const satisfies Record<string, CellStyle>

const quoted = (words: string) => (words === '' ? '' : `"${words}"`)

/** The number format of money, in the currency of the law. */
export const moneyFormat = (law: Law): string => {
  const { before, after } = currencyAround(law)
  return `${quoted(before)}#,##0.00${quoted(after)}`
}

/** A sheet is printed on the paper of its law's country, as wide as a page. */
export const printedFor = (law: Law): NonNullable<WriteSheet['pageSetup']> => ({
  paperSize: law === 'US' ? 'letter' : 'a4',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
})

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
