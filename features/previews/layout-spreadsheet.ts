import type { SheetWords } from './sheet-words.ts'
import { ACCENT, INK, RULE, SHEET, bar, line, rule, type Area } from './sheet.ts'

const ROW = 15
const COLUMNS = [0, 74, 114, 154] as const
const TABLE_WIDTH = SHEET.width - 2 * SHEET.margin

type Row = { cells: readonly string[]; fill?: string | undefined; isBold?: boolean }

const rowAt = ({ cells, fill, isBold = false }: Row, y: number) =>
  cells
    .map((text, at) =>
      line({
        x: SHEET.margin + (COLUMNS[at] ?? 0) + 4,
        y: y + 10,
        text,
        isBold,
        ...(fill && { fill }),
      }),
    )
    .join('')

const written = (values: readonly number[]) => values.map((value) => `${value}`)

/** Plan, actual and the rest of both, so that the sums are right. */
const figuresOf = (random: () => number) => {
  const plan = 100 + 10 * Math.floor(random() * 80)
  const actual = Math.round(plan * (0.7 + random() * 0.3))
  return [plan, actual, plan - actual] as const
}

/** A table with a head, figures and their sum. */
export const spreadsheet = ({
  top,
  bottom,
  random,
  words,
}: Area<SheetWords['spreadsheet']>): string => {
  const count = Math.min(Math.floor((bottom - top) / ROW) - 2, words.rows.length)
  const figures = words.rows.slice(0, count).map((name) => ({ name, values: figuresOf(random) }))
  const sums = [0, 1, 2].map((at) =>
    figures.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  )
  const rows: Row[] = [
    { cells: words.columns, fill: '#ffffff', isBold: true },
    ...figures.map(({ name, values }) => ({ cells: [name, ...written(values)] })),
    { cells: [words.total, ...written(sums)], fill: INK, isBold: true },
  ]
  const parts = [bar({ y: top, width: TABLE_WIDTH, height: ROW, fill: ACCENT })]
  for (const [at, row] of rows.entries()) {
    const y = top + at * ROW
    parts.push(rowAt(row, y), rule({ x: SHEET.margin, y: y + ROW, width: TABLE_WIDTH }))
  }
  const height = rows.length * ROW
  for (const column of [...COLUMNS, TABLE_WIDTH]) {
    const x = SHEET.margin + column
    parts.push(`<line x1="${x}" y1="${top}" x2="${x}" y2="${top + height}" stroke="${RULE}"/>`)
  }
  return parts.join('')
}
