import type { SheetWords } from './sheet-words.ts'
import { ACCENT, SHEET, bar, paragraph, type Area } from './sheet.ts'
import { signatures } from './signatures.ts'

/** Who met, what they resolved, each decision set off by a bar, and the signatures of the chair and the secretary. */
export const resolution = ({
  top,
  bottom,
  letters,
  words,
}: Area<SheetWords['resolution']>): string => {
  const lead = paragraph(words.lead, { top, letters })
  const parts = [lead.drawing]
  let y = lead.end + 9
  for (const decision of words.decisions) {
    const text = paragraph(decision, { top: y, letters: letters - 4, x: SHEET.margin + 10 })
    parts.push(bar({ y: y - 1, width: 2, height: text.end - y, fill: ACCENT }), text.drawing)
    y = text.end + 9
  }
  const record = paragraph(words.record, { top: y, letters })
  if (record.end < bottom - 34) parts.push(record.drawing)
  return [...parts, signatures(words.signatures, bottom)].join('')
}
