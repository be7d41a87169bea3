import type { SheetWords } from './sheet-words.ts'
import { INK, SHEET, line, paragraph, type Area } from './sheet.ts'

/** Addressee and date, three paragraphs and a signature. */
export const letter = ({ top, bottom, letters, words }: Area<SheetWords['letter']>): string => {
  const parts = words.head.map((text, at) => line({ y: top + 5 + at * 9, text }))
  parts.push(line({ x: SHEET.width - SHEET.margin - 40, y: top + 5, text: words.date }))
  let y = top + 42
  for (const paragraphText of words.paragraphs) {
    const text = paragraph(paragraphText, { top: y, letters })
    if (text.end > bottom - 44) break
    parts.push(text.drawing)
    y = text.end + 8
  }
  parts.push(line({ y: y + 6, text: words.closing }))
  const start = `${SHEET.margin} ${Math.min(y + 30, bottom - 10)}`
  parts.push(
    `<path d="M${start}c8-16 12 8 18-4s8-8 10 2 10-14 16-4 8 4 14 0" fill="none" stroke="${INK}"/>`,
  )
  return parts.join('')
}
