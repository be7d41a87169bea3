import { ACCENT, INK, SHEET, bar, paragraph, type Area } from '../sheet.ts'

const POINTS = 3

/** Headed sections, each with points. */
export const text = ({ top, bottom, random }: Area): string => {
  const parts: string[] = []
  let y = top
  while (y < bottom - 56) {
    parts.push(bar({ y, width: 60 + random() * 40, height: 4, fill: INK }))
    const lead = paragraph({ top: y + 10, random }, 2)
    parts.push(lead.drawing)
    for (let point = 0; point < POINTS; point += 1) {
      const at = lead.end + 3 + point * 9
      parts.push(bar({ x: SHEET.margin + 4, y: at, width: 3, fill: ACCENT }))
      parts.push(bar({ x: SHEET.margin + 12, y: at, width: 90 + random() * 80 }))
    }
    y = lead.end + POINTS * 9 + 12
  }
  return parts.join('')
}
