import type { SheetWords } from './sheet-words.ts'
import { INK, line, paragraph, type Area } from './sheet.ts'
import { signatures } from './signatures.ts'

const SIGNATURES = 34

/** Numbered clauses, and two places to sign. */
export const contract = ({ top, bottom, letters, words }: Area<SheetWords['contract']>): string => {
  const parts: string[] = []
  let y = top
  for (const { heading, text } of words.clauses) {
    const clause = paragraph(text, { top: y + 10, letters })
    if (clause.end > bottom - SIGNATURES) break
    parts.push(line({ y: y + 5, text: heading, fill: INK, isBold: true }), clause.drawing)
    y = clause.end + 7
  }
  return [...parts, signatures(words.signatures, bottom)].join('')
}
