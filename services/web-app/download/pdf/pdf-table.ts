import type { Table } from '#features/document-texts/document-text.ts'
import { writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { inFace, INK, keepRoom, plainLine, type PdfWriting } from './pdf-writing.ts'

/** So many columns need the sheet across. */
const WIDE = 8

const EDGE = 3
const MOST_SHARED = 26
const LEAST_SHARED = 3

/** Whether a table has more columns than an upright sheet takes. */
export const isWide = ({ head }: Pick<Table, 'head'>): boolean => head.length >= WIDE

const textOf = (cell: WrittenCell, { source }: PdfWriting) =>
  inFace(cell.kind === 'figure' ? cell.figure : plainLine(cell.line, source))

/** The text's width, shared out among columns by their longest texts. */
const widthsOf = (rows: readonly (readonly string[])[], whole: number): number[] => {
  const shares = (rows[0] ?? []).map((_head, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0))
    return LEAST_SHARED + Math.min(longest, MOST_SHARED)
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => (whole * share) / sum)
}

type Grid = { rows: readonly (readonly string[])[]; numeric: readonly boolean[]; size: number }

/** Writes a table as one of the structure, a row below the other; a row stays on one page. */
const writeGrid = (writing: PdfWriting, { rows, numeric, size }: Grid): void => {
  const { sheet, parent } = writing
  const { left, right } = sheet.page.margins
  const widths = widthsOf(rows, sheet.page.width - left - right)
  const table = sheet.struct('Table')
  parent.add(table)
  for (const [at, cells] of rows.entries()) {
    sheet.font(at === 0 ? 'strong' : 'text').fontSize(size)
    const room = widths.map((width) => width - 2 * EDGE)
    const heights = cells.map((text, column) =>
      sheet.heightOfString(text, { width: room[column] ?? 0 }),
    )
    // Rows that are empty are written in by hand.
    const height = Math.max(...heights, sheet.currentLineHeight()) + 2 * EDGE
    keepRoom(writing, height)
    const top = sheet.y
    const row = sheet.struct('TR')
    table.add(row)
    let x = left
    for (const [column, text] of cells.entries()) {
      const tag = at === 0 ? 'TH' : 'TD'
      const content = sheet.markStructureContent(tag)
      const align = numeric[column] ? 'right' : 'left'
      sheet.fillColor(INK).text(text, x + EDGE, top + EDGE, { width: room[column] ?? 0, align })
      sheet.endMarkedContent()
      row.add(sheet.struct(tag, {}, [content]))
      x += widths[column] ?? 0
    }
    sheet.y = top + height
    sheet.markContent('Artifact', { type: 'Layout' })
    sheet.moveTo(left, sheet.y).lineTo(x, sheet.y).lineWidth(0.5).strokeColor('#d9d8d2').stroke()
    sheet.endMarkedContent()
  }
}

/** A table, computed, with figures as the readers of the law write them. */
export const writeTable = (writing: PdfWriting, table: Table): void => {
  const body = writtenRows(table, writing.source.law).map((row) =>
    row.map((cell) => textOf(cell, writing)),
  )
  const head = table.head.map((line) => inFace(plainLine(line, writing.source)))
  writeGrid(writing, {
    rows: [head, ...body],
    numeric: table.numeric,
    size: isWide(table) ? 7 : 9,
  })
}
