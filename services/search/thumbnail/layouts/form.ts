import { RULE, SHEET, bar, rule, type Area } from '../sheet.ts'

const ROW = 21

const box = (y: number) =>
  `<rect x="${SHEET.margin}" y="${y}" width="8" height="8" fill="none" stroke="${RULE}"/>`

/** Fields to fill in above, boxes to tick below. */
export const form = ({ top, bottom, random }: Area): string => {
  const rows = Math.floor((bottom - top) / ROW)
  const fields = Math.ceil(rows / 2)
  return Array.from({ length: rows }, (_, row) => {
    const y = top + row * ROW
    if (row >= fields) {
      return box(y) + bar({ x: SHEET.margin + 16, y: y + 2, width: 60 + random() * 100 })
    }
    const label = 30 + random() * 24
    const x = SHEET.margin + 62
    return (
      bar({ y: y + 4, width: label }) + rule({ x, y: y + 8, width: SHEET.width - SHEET.margin - x })
    )
  }).join('')
}
