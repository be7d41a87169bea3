import {
  INK,
  RULE,
  box,
  fitted,
  paragraph,
  path,
  round,
  rule,
  strong,
  text,
  widthOf,
  type Area,
  type Mark,
} from './marks.ts'

/** A part of a page that is set from top to bottom. Of all texts, [brackets] hold what is filled in. */
export type FlowPart =
  | { is: 'heading'; text: string }
  /** Lines that are broken where their writer breaks them. */
  | { is: 'text'; lines: readonly { text: string; isStrong: boolean }[] }
  | { is: 'points'; sign: 'number' | 'point' | 'box'; items: readonly string[] }
  /** What is to be known first: names, each with what is filled in. */
  | { is: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** A table with its head; all columns but the first hold figures where `isNumeric` says so. */
  | {
      is: 'rows'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      isNumeric: boolean
    }
  | { is: 'sign'; places: readonly string[] }

/** Where a part stands, and how. */
export type Place = Pick<Area, 'top' | 'bottom' | 'colour' | 'tint'> & {
  x: number
  width: number
  size: number
}

/** A part as far as there is room for it, and where it ends. */
type Drawn = { drawing: Mark[]; end: number; isCut: boolean }

type Draw<Name extends FlowPart['is']> = (
  part: Extract<FlowPart, { is: Name }>,
  place: Place,
) => Drawn

const lines: Draw<'text'> = ({ lines: given }, { top, size, ...place }) => {
  const drawing: Mark[] = []
  let y = top
  for (const { text: written, isStrong } of given) {
    const look = isStrong ? { face: 'strong' as const, fill: INK } : {}
    const line = paragraph(written, { ...place, ...look, top: y, size })
    drawing.push(...line.drawing)
    y = line.end
  }
  return { drawing, end: y, isCut: y + size > place.bottom }
}

const heading: Draw<'heading'> = ({ text: written }, { colour, ...place }) => {
  const { drawing, end } = paragraph(written, { ...place, face: 'strong', fill: colour })
  return { drawing, end, isCut: false }
}

const INDENT = 11

const points: Draw<'points'> = ({ sign, items }, { x, top, width, bottom, size, colour }) => {
  const drawing: Mark[] = []
  let y = top
  for (const [at, item] of items.entries()) {
    const body = paragraph(item, { x: x + INDENT, top: y, bottom, width: width - INDENT, size })
    if (body.drawing.length === 0) return { drawing, end: y, isCut: true }
    const line = y + size * 0.75
    if (sign === 'number') drawing.push(text({ x, y: line, size, text: `${at + 1}.` }))
    else if (sign === 'box') drawing.push(box({ x, y, width: 6, height: 6, stroke: RULE }))
    else drawing.push(box({ x: x + 1, y: line - 3.4, width: 2.6, height: 2.6, fill: colour }))
    drawing.push(...body.drawing)
    y = body.end + 1.5
  }
  return { drawing, end: y - 1.5, isCut: false }
}

const FACT = 12

const facts: Draw<'facts'> = ({ rows }, { x, top, width, bottom, colour, tint }) => {
  const room = Math.floor((bottom - top - 6) / FACT)
  const shown = rows.slice(0, Math.max(0, room))
  const names = width * 0.4
  const end = top + shown.length * FACT + 6
  const drawing = shown.flatMap(([name, value], at) => {
    const y = top + 3 + at * FACT
    const written = fitted(value, { width: width - names - 10, size: 6.4 })
    const label = fitted(name, { width: names - 8, face: 'strong', size: 6 })
    return [
      strong({ x: x + 5, y: y + 8, size: 6, text: label }),
      ...(value
        ? paragraph(`[${written}]`, { x: x + names, top: y + 3, width, size: 6.4 }).drawing
        : []),
      rule({ x: x + names, y: y + FACT - 1.5, width: width - names - 5 }),
    ]
  })
  const frame = [
    box({ x, y: top, width, height: end - top, fill: tint }),
    box({ x, y: top, width, height: 1.8, fill: colour }),
  ]
  return { drawing: [...frame, ...drawing], end: end + 2, isCut: shown.length < rows.length }
}

const ROW = 12
const MOST_COLUMN = 46

/** Where columns end: those of figures as wide as they need, words in equal parts. */
const columnEnds = (
  { head, rows, isNumeric }: Extract<FlowPart, { is: 'rows' }>,
  width: number,
): number[] => {
  const widths = head.slice(1).map((name, at) => {
    if (!isNumeric) return width / head.length
    const cells = [name, ...rows.map((row) => row[at + 1] ?? '')]
    const widest = Math.max(...cells.map((cell) => widthOf(cell, { face: 'strong', size: 6 })))
    return Math.min(MOST_COLUMN, widest + 8)
  })
  let end = width - widths.reduce((sum, one) => sum + one, 0)
  return [end, ...widths.map((one) => (end += one))]
}

const rowsOf: Draw<'rows'> = (part, { x, top, width, bottom, colour, tint }) => {
  const ends = columnEnds(part, width)
  const shown = part.rows.slice(0, Math.max(0, Math.floor((bottom - top) / ROW) - 1))
  const cells = (row: readonly string[], { y, fill }: { y: number; fill?: string }) =>
    row.flatMap((cell, at) => {
      const end = ends[at] ?? width
      const start = at === 0 ? 0 : (ends[at - 1] ?? 0)
      const face = fill ? ('strong' as const) : ('text' as const)
      const written = fitted(cell, { width: end - start - 6, face, size: 6 })
      if (!written) return []
      const isRight = at > 0 && part.isNumeric
      const place = isRight ? { x: x + end - 3, anchor: 'end' as const } : { x: x + start + 3 }
      return [text({ ...place, y: y + 8.2, size: 6, face, text: written, ...(fill && { fill }) })]
    })
  const end = top + (shown.length + 1) * ROW
  const drawing = [
    box({ x, y: top, width, height: ROW, fill: colour }),
    ...cells(part.head, { y: top, fill: '#ffffff' }),
    ...shown.flatMap((row, at) => {
      const y = top + (at + 1) * ROW
      return [
        ...(at % 2 === 1 ? [box({ x, y, width, height: ROW, fill: tint })] : []),
        ...cells(row, { y }),
      ]
    }),
    path({
      d: [0, ...ends].map((at) => `M${round(x + at)} ${round(top)}V${round(end)}`).join(''),
      stroke: RULE,
      width: 0.6,
    }),
    rule({ x, y: end, width, stroke: INK }),
  ]
  return { drawing, end: end + 2, isCut: shown.length < part.rows.length }
}

const PLACE = 26

const sign: Draw<'sign'> = ({ places }, { x, top, width, bottom, size }) => {
  const half = (width - 12) / 2
  const rows = Math.ceil(places.length / 2)
  if (top + rows * PLACE > bottom) return { drawing: [], end: top, isCut: true }
  const drawing = places.flatMap((name, at) => {
    const left = x + (at % 2) * (half + 12)
    const y = top + Math.floor(at / 2) * PLACE + 16
    const written = fitted(name, { width: half, size: size - 1 })
    return [
      rule({ x: left, y, width: half }),
      text({ x: left, y: y + 8, size: size - 1, text: written }),
    ]
  })
  return { drawing, end: top + rows * PLACE, isCut: false }
}

const drawAt = (part: FlowPart, place: Place): Drawn => {
  switch (part.is) {
    case 'heading':
      return heading(part, place)
    case 'text':
      return lines(part, place)
    case 'points':
      return points(part, place)
    case 'facts':
      return facts(part, place)
    case 'rows':
      return rowsOf(part, place)
    case 'sign':
      return sign(part, place)
  }
}

/** The least room that a part is begun in: a heading is followed by two lines, a table by two rows. */
const LEAST = { heading: 30, text: 9, points: 9, facts: 30, rows: 36, sign: 26 } as const

/** Parts one below the other, as many as there is room for, and where they end; `next` is the first that was not begun. */
export const stack = (
  parts: readonly FlowPart[],
  place: Place,
): { drawing: Mark[]; end: number; next: number } => {
  const drawing: Mark[] = []
  let y = place.top
  for (const [at, part] of parts.entries()) {
    if (y + LEAST[part.is] > place.bottom) return { drawing, end: y, next: at }
    const drawn = drawAt(part, { ...place, top: y })
    drawing.push(...drawn.drawing)
    y = drawn.end + (part.is === 'heading' ? 1 : 4)
    if (drawn.isCut) return { drawing, end: y, next: at + 1 }
  }
  return { drawing, end: y, next: parts.length }
}
