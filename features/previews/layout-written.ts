import {
  COLUMN,
  INK,
  SHEET,
  box,
  paragraph,
  rule,
  signature,
  signatures,
  strong,
  text,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

/** How high the places to sign are. */
const SIGNATURES = 28

export type Section = readonly [heading: string, text: string]

/** Headed paragraphs from `top` on, as many as there is room for. */
const sections = (
  parts: readonly Section[],
  { top, bottom, colour = INK }: { top: number; bottom: number; colour?: string },
): { drawing: Mark[]; end: number } => {
  const drawing: Mark[] = []
  let y = top
  for (const [heading, written] of parts) {
    const body = paragraph(written, { top: y + 9 })
    if (body.end > bottom) break
    drawing.push(strong({ y: y + 6, text: heading, fill: colour }), ...body.drawing)
    y = body.end + 5
  }
  return { drawing, end: y }
}

/** A resolution: those present, each decision set off by a bar, and the signatures of the chair and the secretary. */
export const resolution = (
  { top, bottom, colour }: Area,
  words: PageWords['resolution'],
): Mark[] => {
  const lead = paragraph(words.lead, { top })
  const drawing = [...lead.drawing]
  let y = lead.end + 8
  for (const decision of words.decisions) {
    const body = paragraph(decision, { x: SHEET.margin + 9, top: y, width: COLUMN - 9 })
    drawing.push(box({ y: y - 1, width: 2, height: body.end - y, fill: colour }), ...body.drawing)
    y = body.end + 8
  }
  const record = paragraph(words.record, { top: y })
  if (record.end < bottom - SIGNATURES) drawing.push(...record.drawing)
  return [...drawing, ...signatures(words.signatures, bottom)]
}

/** Where the addressee stands in each way of setting a letter, and where its paragraphs begin. */
const LETTERS: Readonly<Record<string, { to: number; text: number }>> = {
  window: { to: 118, text: 0 },
  side: { to: 0, text: 62 },
}

/** Addressee and date, some paragraphs and a signature; the addressee above them, on the right, or beside them. */
export const letter = ({ top, bottom, set, colour }: Area, words: PageWords['letter']): Mark[] => {
  const { to, text: indent } = LETTERS[set] ?? { to: 0, text: 0 }
  const date = words.date.replaceAll(/[[\]]/g, '')
  const drawing = words.to.flatMap(
    (line, at) => paragraph(line, { x: SHEET.margin + to, top: top + at * 9 }).drawing,
  )
  const isDatedLeft = to > 0
  const right = { x: SHEET.width - SHEET.margin, anchor: 'end' as const }
  drawing.push(text({ y: top + 5, text: date, ...(isDatedLeft ? {} : right) }))
  const x = SHEET.margin + indent
  let y = top + (indent > 0 ? 14 : words.to.length * 9 + 10)
  if (indent > 0) drawing.push(box({ x: x - 9, y, width: 1.5, height: bottom - y, fill: colour }))
  for (const written of words.paragraphs) {
    const body = paragraph(written, { x, top: y, width: COLUMN - indent })
    if (body.end > bottom - 36) break
    drawing.push(...body.drawing)
    y = body.end + 6
  }
  const closing = Math.min(y + 6, bottom - 30)
  return [...drawing, text({ x, y: closing, text: words.closing }), signature(x, closing + 19)]
}

const ROW = 12

/** Labels with what is filled in, each over a rule. */
const labels = (rows: readonly Section[], top: number): Mark[] =>
  rows.flatMap(([label, value], at) => {
    const y = top + at * ROW
    return [
      strong({ y: y + 6, text: label }),
      ...paragraph(value, { x: SHEET.margin + 46, top: y + 1, width: COLUMN - 46 }).drawing,
      rule({ y: y + 10 }),
    ]
  })

/** A notice: its addressees, its subject, and the way it was sent. */
export const notice = ({ top, bottom, colour }: Area, words: PageWords['notice']): Mark[] => {
  const drawing = labels(words.head, top)
  let y = top + words.head.length * ROW + 9
  for (const written of words.paragraphs) {
    const body = paragraph(written, { top: y })
    if (body.end > bottom - 22) break
    drawing.push(...body.drawing)
    y = body.end + 7
  }
  const foot = paragraph(words.foot, { top: bottom - 12 })
  return [...drawing, rule({ y: bottom - 16, stroke: colour }), ...foot.drawing]
}

/** Minutes or an agenda: time and participants, then the items one by one. */
export const minutes = (area: Area, words: PageWords['minutes']): Mark[] => {
  const { top, bottom, tint, colour } = area
  const height = words.head.length * ROW + 2
  const first = top + height + 10
  const items = sections(words.items, { top: first, bottom: bottom - SIGNATURES, colour })
  return [
    box({ x: SHEET.margin - 5, y: top - 4, width: COLUMN + 10, height, fill: tint }),
    ...labels(words.head, top),
    ...items.drawing,
    ...signatures(words.signatures, bottom),
  ]
}

/** Questions in order, each with lines to write the answer on. */
export const questions = ({ top, bottom, colour }: Area, words: PageWords['questions']): Mark[] => {
  const lead = paragraph(words.lead, { top })
  const step = (bottom - lead.end - 6) / words.questions.length
  const asked = words.questions.flatMap((question, at) => {
    const y = lead.end + 6 + at * step
    return [
      strong({ y: y + 7, text: `${at + 1}`, size: 9, fill: colour }),
      strong({ x: SHEET.margin + 12, y: y + 7, text: question }),
      rule({ x: SHEET.margin + 12, y: y + 18, width: COLUMN - 12 }),
      ...(step > 32 ? [rule({ x: SHEET.margin + 12, y: y + 28, width: COLUMN - 12 })] : []),
    ]
  })
  return [...lead.drawing, ...asked]
}

/** The company, and what stands inside. */
export const cover = ({ top, bottom, colour }: Area, words: PageWords['cover']): Mark[] => {
  const step = Math.min(15, (bottom - top - 14) / words.chapters.length)
  const right = SHEET.width - SHEET.margin
  const chapters = words.chapters.flatMap((chapter, at) => {
    const y = top + 18 + at * step
    return [
      text({ y: y + 6, text: chapter }),
      text({ x: right, y: y + 6, text: `${3 + at * 4}`, anchor: 'end' as const }),
      rule({ y: y + 9.5 }),
    ]
  })
  return [
    strong({ y: top + 6, text: words.by.replaceAll(/[[\]]/g, ''), fill: colour }),
    ...chapters,
  ]
}

export { labels, sections, SIGNATURES }
