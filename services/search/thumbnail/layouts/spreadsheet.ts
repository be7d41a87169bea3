import { ACCENT, INK, RULE, SHEET, bar, rule, type Area } from '../sheet.ts'

const ROW = 15
const COLUMNS = [0, 82, 119, 156] as const
const TABLE_WIDTH = SHEET.width - 2 * SHEET.margin

const cells = ({
  y,
  fill,
  random,
}: {
  y: number
  fill: string | undefined
  random: () => number
}) =>
  COLUMNS.map((column, index) => {
    const width = index === 0 ? 30 + random() * 40 : 14 + random() * 12
    const x = SHEET.margin + column + 5
    return bar({ x, y: y + 6, width, ...(fill && { fill }) })
  }).join('')

/** White on the head, dark for the sum, and the grey of text between. */
const fillOf = (row: number, rows: number) => {
  if (row === 0) return '#ffffff'
  return row === rows - 1 ? INK : undefined
}

/** A table with a head and a sum. */
export const spreadsheet = ({ top, bottom, random }: Area): string => {
  const rows = Math.floor((bottom - top) / ROW)
  const parts = [bar({ y: top, width: TABLE_WIDTH, height: ROW, fill: ACCENT })]
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * ROW
    const fill = fillOf(row, rows)
    parts.push(
      cells({ y, fill, random }),
      rule({ x: SHEET.margin, y: y + ROW, width: TABLE_WIDTH }),
    )
  }
  const height = rows * ROW
  for (const column of [...COLUMNS, TABLE_WIDTH]) {
    const x = SHEET.margin + column
    parts.push(`<line x1="${x}" y1="${top}" x2="${x}" y2="${top + height}" stroke="${RULE}"/>`)
  }
  return parts.join('')
}
