import type { SheetWords } from './sheet-words.ts'
import { RULE, SHEET, line, rule, type Area } from './sheet.ts'

const ROW = 18

const FIELD = SHEET.margin + 62

const box = (y: number) =>
  `<rect x="${SHEET.margin}" y="${y}" width="8" height="8" fill="none" stroke="${RULE}"/>`

/** Fields to fill in above, boxes to tick below. */
export const form = ({ top, bottom, words }: Area<SheetWords['form']>): string => {
  const rows = Math.floor((bottom - top) / ROW)
  const fields = words.fields.slice(0, Math.ceil(rows / 2)).map((text, row) => {
    const y = top + row * ROW + 8
    return line({ y, text }) + rule({ x: FIELD, y, width: SHEET.width - SHEET.margin - FIELD })
  })
  const boxes = words.boxes.slice(0, rows - fields.length).map((text, row) => {
    const y = top + (row + fields.length) * ROW
    return box(y) + line({ x: SHEET.margin + 16, y: y + 7, text })
  })
  return [...fields, ...boxes].join('')
}
