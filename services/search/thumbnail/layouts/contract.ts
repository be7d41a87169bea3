import { INK, SHEET, bar, paragraph, rule, type Area } from '../sheet.ts'

const SIGNATURES = 44

/** Numbered clauses, and two places to sign. */
export const contract = ({ top, bottom, random }: Area): string => {
  const parts: string[] = []
  let y = top
  while (y < bottom - SIGNATURES - 34) {
    parts.push(bar({ y, width: 40 + random() * 40, height: 4, fill: INK }))
    const clause = paragraph({ top: y + 10, random }, 2 + Math.floor(random() * 2))
    parts.push(clause.drawing)
    y = clause.end + 8
  }
  const half = SHEET.width / 2
  for (const x of [SHEET.margin, half + 10]) {
    parts.push(rule({ x, y: bottom - 14, width: half - SHEET.margin - 10 }))
    parts.push(bar({ x, y: bottom - 8, width: 44 }))
  }
  return parts.join('')
}
