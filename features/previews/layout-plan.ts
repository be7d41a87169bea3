import type { SheetWords } from './sheet-words.ts'
import { ACCENT, INK, SHEET, bar, line, paragraph, rule, type Area } from './sheet.ts'

const CHART_HEIGHT = 58
const BARS = 6

/** A summary, a chart that grows, and what follows from it. */
export const plan = ({ top, bottom, random, letters, words }: Area<SheetWords['plan']>): string => {
  const summary = paragraph(words.summary, { top, letters })
  const base = summary.end + 10 + CHART_HEIGHT
  const step = (SHEET.width - 2 * SHEET.margin) / BARS
  const chart = Array.from({ length: BARS }, (_, index) => {
    const height = Math.round(CHART_HEIGHT * (0.25 + index * 0.1 + random() * 0.2))
    const x = SHEET.margin + index * step + 5
    return bar({ x, y: base - height, width: step - 10, height, fill: ACCENT })
  })
  const parts = [summary.drawing, ...chart, rule({ x: SHEET.margin, y: base, width: step * BARS })]
  let y = base + 10
  for (const { heading, text } of words.sections) {
    const section = paragraph(text, { top: y + 10, letters })
    if (section.end > bottom) break
    parts.push(line({ y: y + 5, text: heading, fill: INK, isBold: true }), section.drawing)
    y = section.end + 7
  }
  return parts.join('')
}
