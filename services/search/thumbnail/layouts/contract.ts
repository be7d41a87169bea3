import { INK, SHEET, line, paragraph, rule, type Area } from '../sheet.ts'
import type { SheetWords } from '../words/sheet-words.ts'

const SIGNATURES = 40

/** Numbered clauses, and two places to sign. */
export const contract = ({ top, bottom, words }: Area<SheetWords['contract']>): string => {
  const parts: string[] = []
  let y = top
  for (const { heading, text } of words.clauses) {
    const clause = paragraph(text, y + 10)
    if (clause.end > bottom - SIGNATURES) break
    parts.push(line({ y: y + 5, text: heading, fill: INK, isBold: true }), clause.drawing)
    y = clause.end + 7
  }
  const half = SHEET.width / 2
  for (const [at, name] of words.signatures.entries()) {
    const x = at === 0 ? SHEET.margin : half + 10
    parts.push(rule({ x, y: bottom - 14, width: half - SHEET.margin - 10 }))
    parts.push(line({ x, y: bottom - 4, text: name }))
  }
  return parts.join('')
}
