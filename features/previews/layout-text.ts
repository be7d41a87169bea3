import type { SheetWords } from './sheet-words.ts'
import { ACCENT, INK, SHEET, bar, line, paragraph, type Area } from './sheet.ts'

const POINT = 9

/** Headed sections, each with points. */
export const text = ({ top, bottom, letters, words }: Area<SheetWords['text']>): string => {
  const parts: string[] = []
  let y = top
  for (const { heading, text: lead, points } of words.sections) {
    const body = paragraph(lead, { top: y + 10, letters })
    const end = body.end + 3 + points.length * POINT
    if (end > bottom) break
    parts.push(line({ y: y + 5, text: heading, fill: INK, isBold: true }), body.drawing)
    for (const [at, point] of points.entries()) {
      const pointY = body.end + 2 + at * POINT
      parts.push(bar({ x: SHEET.margin + 4, y: pointY + 2, width: 3, fill: ACCENT }))
      parts.push(line({ x: SHEET.margin + 12, y: pointY + 6, text: point }))
    }
    y = end + 8
  }
  return parts.join('')
}
