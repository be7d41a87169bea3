import { labels } from './layout-written.ts'
import {
  COLUMN,
  INK,
  RULE,
  SHEET,
  box,
  paragraph,
  path,
  round,
  rule,
  signatures,
  someOf,
  strong,
  text,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

type Spot = { x: number; y: number }

const tick = ({ x, y }: Spot, stroke: string) =>
  path({ d: `M${round(x + 1.5)} ${round(y + 4)}l2 2.4 4-5`, stroke, width: 1.2 })

const square = (x: number, y: number) => box({ x, y, width: 8, height: 8, stroke: RULE })

const FIELD = 18

const LINE = 17

/** A label, and a line to write on beside it. */
const lined = ({ label, y }: { label: string; y: number }): Mark[] => [
  strong({ y: y + 10, size: 6.6, text: label }),
  rule({ x: SHEET.margin + 72, y: y + 12, width: COLUMN - 72 }),
]

/** A row of a table: the label on a tint. */
const ruled = ({ label, y, tint }: { label: string; y: number; tint: string }): Mark[] => [
  box({ y, width: 72, height: LINE, fill: tint }),
  box({ y, height: LINE, stroke: RULE }),
  text({ x: SHEET.margin + 5, y: y + 10.8, size: 6.4, text: label }),
]

/** Fields to fill in, in frames, on lines or in rows, and boxes to tick below. */
export const form = (area: Area, words: PageWords['form']): Mark[] => {
  const { top, bottom, random, colour, tint, set } = area
  const half = (COLUMN - 8) / 2
  const [name = '', ...others] = words.fields
  const names = [name, ...someOf(others, { count: 4 + 2 * Math.floor(random() * 2), random })]
  const fields = names.flatMap((label, at) => {
    const isWide = at === 0
    if (set === 'lines') return lined({ label, y: top + at * LINE })
    if (set === 'rows') return ruled({ label, y: top + at * LINE, tint })
    const place = at - 1
    const x = isWide ? SHEET.margin : SHEET.margin + (place % 2) * (half + 8)
    const y = top + (isWide ? 0 : (1 + Math.floor(place / 2)) * (FIELD + 10))
    const width = isWide ? COLUMN : half
    return [
      text({ x, y: y + 5, size: 6, text: label }),
      box({ x, y: y + 7, width, height: FIELD - 3, fill: tint, stroke: RULE }),
    ]
  })
  const rows = (1 + Math.ceil((names.length - 1) / 2)) * (FIELD + 10)
  const first = top + (set === 'lines' || set === 'rows' ? names.length * LINE + 6 : rows) + 4
  const count = Math.max(0, Math.floor((bottom - first) / 14))
  const boxes = someOf(words.boxes, { count, random }).flatMap((label, at) => {
    const y = first + at * 14
    const isTicked = random() < 0.4
    return [
      square(SHEET.margin, y),
      ...(isTicked ? [tick({ x: SHEET.margin, y }, colour)] : []),
      text({ x: SHEET.margin + 15, y: y + 6.5, text: label }),
    ]
  })
  return [...fields, ...boxes]
}

/** Points to tick, in groups; those of the first group are done. */
export const checklist = (
  { top, bottom, random, colour }: Area,
  words: PageWords['checklist'],
): Mark[] => {
  const drawing: Mark[] = []
  const done = 2 + Math.floor(random() * 4)
  let y = top
  let place = 0
  for (const [heading, points] of words.groups) {
    if (y + 30 > bottom) break
    drawing.push(strong({ y: y + 7, text: heading, size: 8, fill: colour }), rule({ y: y + 11 }))
    y += 17
    for (const point of points) {
      if (y + 10 > bottom) break
      drawing.push(square(SHEET.margin, y))
      if (place < done) drawing.push(tick({ x: SHEET.margin, y }, colour))
      drawing.push(text({ x: SHEET.margin + 15, y: y + 6.5, text: point }))
      place += 1
      y += 14
    }
    y += 7
  }
  return drawing
}

const MARKS = 5
const CIRCLE = 12

const circle = ({ x, y }: Spot, fill: string) =>
  path({
    d: `M${round(x - 3.4)} ${round(y)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0`,
    fill,
    stroke: fill === '#ffffff' ? RULE : fill,
    width: 0.8,
  })

/** Questions with five circles each, one of which is filled. */
export const scale = (
  { top, bottom, random, colour, tint }: Area,
  words: PageWords['scale'],
): Mark[] => {
  const lead = paragraph(words.lead, { top })
  const right = SHEET.width - SHEET.margin
  const left = right - (MARKS - 1) * CIRCLE - 4
  const head = lead.end + 12
  const step = Math.min(20, (bottom - head - 6) / words.questions.length)
  const rows = words.questions.flatMap((question, at) => {
    const y = head + 4 + at * step
    const answer = Math.floor(random() * 3) + (at % 3)
    return [
      ...(at % 2 === 0
        ? [box({ x: SHEET.margin - 4, y, width: COLUMN + 8, height: step, fill: tint })]
        : []),
      text({ y: y + step / 2 + 2.4, size: 6.4, text: question }),
      ...Array.from({ length: MARKS }, (_, mark) =>
        circle({ x: left + mark * CIRCLE, y: y + step / 2 }, mark === answer ? colour : '#ffffff'),
      ),
    ]
  })
  return [
    ...lead.drawing,
    text({ x: left - 4, y: head, size: 5.6, text: words.ends[0] }),
    text({ x: right, y: head, size: 5.6, text: words.ends[1], anchor: 'end' }),
    ...rows,
  ]
}

/** A certificate: holder and subject, in a frame, with a seal. */
export const certificate = (area: Area, words: PageWords['certificate']): Mark[] => {
  const { top, bottom, colour } = area
  const middle = SHEET.width / 2
  const frames = [10, 14].map((inset) =>
    box({
      x: inset,
      y: inset,
      width: SHEET.width - 2 * inset,
      height: SHEET.height - 2 * inset,
      stroke: colour,
    }),
  )
  const [first = '', ...others] = words.body
  let y = top + 58
  const body = others.flatMap((written) => {
    const part = paragraph(written, { x: SHEET.margin + 14, top: y, width: COLUMN - 28, size: 7.6 })
    y = part.end + 6
    return part.drawing
  })
  const seal = bottom - 66
  const star = Array.from({ length: 24 }, (_, at) => {
    const reach = at % 2 === 0 ? 19 : 16
    const angle = (at * Math.PI) / 12
    return `${round(middle + reach * Math.cos(angle))} ${round(seal + reach * Math.sin(angle))}`
  })
  return [
    ...frames,
    text({ x: middle, y: top + 16, size: 8, text: first, anchor: 'middle' }),
    text({
      x: middle,
      y: top + 40,
      text: words.holder.replaceAll(/[[\]]/g, ''),
      face: 'title',
      size: 17,
      fill: INK,
      anchor: 'middle',
    }),
    rule({ x: SHEET.margin + 24, y: top + 46, width: COLUMN - 48 }),
    ...body,
    path({ d: `M${star.join('L')}z`, fill: '#f5b83d' }),
    circle({ x: middle, y: seal }, colour),
    ...signatures(words.signatures, bottom - 4),
  ]
}

/** From where, to where, what and how, with a code to read. */
export const waybill = (area: Area, words: PageWords['waybill']): Mark[] => {
  const { top, bottom, random, tint } = area
  const half = COLUMN / 2
  const parties = [words.from, words.to].flatMap(([heading, address], at) => {
    const x = SHEET.margin + at * half
    return [
      box({ x, y: top, width: half, height: 58, fill: at === 1 ? tint : '#ffffff', stroke: INK }),
      strong({ x: x + 5, y: top + 10, text: heading }),
      ...address
        .split(', ')
        .flatMap((line, row) => paragraph(line, { x: x + 5, top: top + 15 + row * 10 }).drawing),
    ]
  })
  let x = SHEET.margin
  const bars: Mark[] = []
  while (x < SHEET.width - SHEET.margin - 3) {
    const width = 0.8 + Math.floor(random() * 3) * 0.9
    bars.push(box({ x, y: bottom - 62, width, height: 30, fill: INK }))
    x += width + 1 + Math.floor(random() * 2) * 0.9
  }
  const code = Array.from({ length: 4 }, () => 1000 + Math.floor(random() * 9000)).join(' ')
  return [
    ...parties,
    ...labels(words.rows, top + 68),
    ...bars,
    text({ x: SHEET.width / 2, y: bottom - 23, text: code, anchor: 'middle' }),
    rule({ y: bottom - 8, width: 70 }),
    text({ y: bottom, size: 6, text: words.foot }),
  ]
}
