import type { SheetWords } from './sheet-words.ts'
import { INK, SHEET, line, paragraph, rule, type Area } from './sheet.ts'

const ROW = 12
const WIDTH = SHEET.width - 2 * SHEET.margin

/** Whom it is for, what to take notice of, how it arrived, and who signs. */
export const notice = ({ top, bottom, letters, words }: Area<SheetWords['notice']>): string => {
  const parts = words.head.flatMap(([label, value], at) => {
    const y = top + at * ROW + 7
    return [
      line({ y, text: label, fill: INK, isBold: true }),
      line({ x: SHEET.margin + 34, y, text: value }),
      rule({ x: SHEET.margin, y: y + 4, width: WIDTH }),
    ]
  })
  let y = top + words.head.length * ROW + 13
  for (const written of words.paragraphs) {
    const text = paragraph(written, { top: y, letters })
    if (text.end > bottom - 34) break
    parts.push(text.drawing)
    y = text.end + 8
  }
  const half = WIDTH / 2 - 10
  return [
    ...parts,
    line({ y: y + 6, text: words.delivery }),
    rule({ x: SHEET.width / 2 + 10, y: bottom - 14, width: half }),
    line({ x: SHEET.width / 2 + 10, y: bottom - 4, text: words.signature }),
  ].join('')
}
