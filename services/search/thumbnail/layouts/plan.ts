import { ACCENT, INK, SHEET, bar, paragraph, rule, type Area } from '../sheet.ts'

const CHART_HEIGHT = 64
const BARS = 6

/** A summary, a chart that grows, and what follows from it. */
export const plan = ({ top, bottom, random }: Area): string => {
  const summary = paragraph({ top, random }, 4)
  const base = summary.end + 14 + CHART_HEIGHT
  const step = (SHEET.width - 2 * SHEET.margin) / BARS
  const chart = Array.from({ length: BARS }, (_, index) => {
    const height = Math.round(CHART_HEIGHT * (0.25 + index * 0.1 + random() * 0.2))
    const x = SHEET.margin + index * step + 5
    return bar({ x, y: base - height, width: step - 10, height, fill: ACCENT })
  })
  const parts = [summary.drawing, ...chart, rule({ x: SHEET.margin, y: base, width: step * BARS })]
  let y = base + 16
  while (y < bottom - 30) {
    const text = paragraph({ top: y + 10, random }, 2)
    parts.push(bar({ y, width: 50 + random() * 30, height: 4, fill: INK }), text.drawing)
    y = text.end + 8
  }
  return parts.join('')
}
