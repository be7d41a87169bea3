import { stack, type FlowPart, type Place } from './flow-parts.ts'
import { SIGNATURES, type Section } from './layout-written.ts'
import {
  COLUMN,
  SHEET,
  box,
  paragraph,
  rule,
  signatures,
  someOf,
  strong,
  text,
  widthOf,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

type Look = Pick<Area, 'top' | 'bottom' | 'colour' | 'tint'>

type Group = { heading: string; parts: FlowPart[] }

/** What stands under each heading, and what comes before the first one. */
const groupsOf = (parts: readonly FlowPart[]): { lead: FlowPart[]; groups: Group[] } => {
  const lead: FlowPart[] = []
  const groups: Group[] = []
  for (const part of parts) {
    if (part.is === 'heading') groups.push({ heading: part.text, parts: [] })
    else (groups.at(-1)?.parts ?? lead).push(part)
  }
  return { lead, groups }
}

const whole = (look: Look): Place => ({ ...look, x: SHEET.margin, width: COLUMN, size: 7 })

const plain = (parts: readonly FlowPart[], look: Look): Mark[] => stack(parts, whole(look)).drawing

/** Draws the lead over the whole width, then one group after the other by `draw`, which gives nothing where there is no room. */
const grouped =
  (
    draw: (group: Group, place: Place & { at: number }) => { drawing: Mark[]; end: number } | null,
  ) =>
  (parts: readonly FlowPart[], look: Look): Mark[] => {
    const { lead, groups } = groupsOf(parts)
    const first = stack(lead, whole(look))
    const drawing = [...first.drawing]
    let y = lead.length > 0 ? first.end + 2 : look.top
    for (const [at, group] of groups.entries()) {
      if (y + 30 > look.bottom) break
      const drawn = draw(group, { ...whole({ ...look, top: y }), at })
      if (!drawn) break
      drawing.push(...drawn.drawing)
      y = drawn.end
    }
    return drawing
  }

const NAMES = 62

/** Headings in a column of their own, set smaller where the longest word is wider. */
const indexed = grouped(({ heading, parts }, { top, bottom, colour, ...place }) => {
  const width = NAMES - 6
  const longest = Math.max(
    ...heading.split(' ').map((word) => widthOf(word, { face: 'strong', size: 6.6 })),
  )
  const size = Math.min(6.6, (6.6 * width) / longest)
  const name = paragraph(heading, { top: top + 4, width, size, face: 'strong', fill: colour })
  if (name.end > bottom) return null
  const column = { x: place.x + NAMES, width: COLUMN - NAMES, top: top + 4, bottom }
  const body = stack(parts, { ...place, ...column, colour })
  return {
    drawing: [rule({ y: top }), ...name.drawing, ...body.drawing],
    end: Math.max(name.end, body.end) + 1,
  }
})

/** Each group in a frame of its own, its heading on a strip. */
const boxed = grouped(({ heading, parts }, { top, bottom, tint, colour, ...place }) => {
  const inner = { x: place.x + 6, width: COLUMN - 12, size: 6.6, tint, colour }
  const body = stack(parts, { ...inner, top: top + 18, bottom: bottom - 4 })
  const height = body.end - top
  return {
    drawing: [
      box({ y: top, height: 13, fill: tint }),
      box({ y: top, height, stroke: colour }),
      strong({ x: place.x + 6, y: top + 9.2, size: 6.6, text: heading, fill: colour }),
      ...body.drawing,
    ],
    end: top + height + 6,
  }
})

const NUMERALS = 24

const NUMBER = /^\d+\. /

/** A large numeral beside each group. */
const numbered = grouped(({ heading, parts }, { top, colour, at, ...place }) => {
  const x = place.x + NUMERALS
  const named = [{ is: 'heading', text: heading.replace(NUMBER, '') } as const, ...parts]
  const body = stack(named, { ...place, top, colour, x, width: COLUMN - NUMERALS })
  const numeral = text({ y: top + 13, face: 'title', size: 17, fill: colour, text: `${at + 1}` })
  return { drawing: [numeral, ...body.drawing], end: body.end + 3 }
})

const BETWEEN = 9
const HALF = (COLUMN - BETWEEN) / 2

const flat = (groups: readonly Group[]): FlowPart[] =>
  groups.flatMap(({ heading, parts }) => [{ is: 'heading', text: heading }, ...parts])

/** In two columns, as on a form that is printed; where one would hold all, each holds half. */
const columns = (parts: readonly FlowPart[], look: Look): Mark[] => {
  const { lead, groups } = groupsOf(parts)
  const first = stack(lead, { ...whole(look), bottom: look.top + (look.bottom - look.top) / 2 })
  const top = lead.length > 0 ? first.end + 6 : look.top + 4
  const place = { ...whole(look), top, bottom: look.bottom - 18, width: HALF }
  const all = flat(groups)
  const { next } = stack(all, place)
  const half = flat(groups.slice(0, Math.ceil(groups.length / 2)))
  const left = next < all.length ? all.slice(0, next) : half
  return [
    ...first.drawing,
    box({ y: top - 5, height: 1.5, fill: look.colour }),
    ...stack(left, place).drawing,
    ...stack(all.slice(left.length), { ...place, x: SHEET.margin + HALF + BETWEEN }).drawing,
  ]
}

/** The first table before all else, on two thirds of the page. */
const tableFirst = (parts: readonly FlowPart[], look: Look): Mark[] => {
  const table = parts.filter(({ is }) => is === 'rows').slice(0, 1)
  const bottom = look.top + ((look.bottom - look.top) * 2) / 3
  const first = stack(table, { ...whole(look), bottom })
  const others = parts.filter((part) => !table.some((one) => one === part))
  return [...first.drawing, ...plain(others, { ...look, top: first.end })]
}

/** What stands above the first table in two columns, then the table and the rest. */
const split = (parts: readonly FlowPart[], look: Look): Mark[] => {
  const at = parts.findIndex(({ is }) => is === 'rows')
  if (at < 2) return plain(parts, look)
  const place = { ...whole(look), width: HALF, size: 6.2 }
  const half = Math.ceil(at / 2)
  const left = stack(parts.slice(0, half), place)
  const right = stack(parts.slice(half, at), { ...place, x: SHEET.margin + HALF + BETWEEN })
  const top = Math.max(left.end, right.end) + 2
  // A first page shows the table.
  if (top > (look.top + look.bottom) / 2) return tableFirst(parts, look)
  return [...left.drawing, ...right.drawing, ...plain(parts.slice(at), { ...look, top })]
}

const SETS: Readonly<Record<string, typeof plain>> = {
  indexed,
  boxed,
  numbered,
  columns,
  split,
  tableFirst,
}

/** Parts as they are set: one way begins with the facts, and the others leave them out. */
export const flow = (
  parts: readonly FlowPart[],
  { set, ...look }: Look & { set: string },
): Mark[] => {
  if (set === 'factsFirst') return plain(parts, look)
  const draw = SETS[set] ?? plain
  return draw(
    parts.filter(({ is }) => is !== 'facts'),
    look,
  )
}

const line = (written: string): FlowPart => ({
  is: 'text',
  lines: [{ text: written, isStrong: false }],
})

const clauseParts = (clauses: readonly Section[]): FlowPart[] =>
  clauses.flatMap(([heading, written]) => [{ is: 'heading', text: heading }, line(written)])

/** A contract: the parties, clauses in their order, all but one of those that come after the first, and two places to sign. */
export const contract = (area: Area, { clauses, lead, signatures: who }: PageWords['contract']) => {
  const [first, ...others] = clauses
  const some = someOf(others, { count: others.length - 1, random: area.random })
  const shown = [...(first ? [first] : []), ...some].map(
    ([heading, written], at) => [heading.replace(NUMBER, () => `${at + 1}. `), written] as const,
  )
  const facts: FlowPart = { is: 'facts', rows: who.map((name) => [name, '']) }
  const parts = [facts, line(lead), ...clauseParts(shown)]
  return [
    ...flow(parts, { ...area, bottom: area.bottom - SIGNATURES }),
    ...signatures(who, area.bottom),
  ]
}

/** Headed sections with points. */
export const sectioned = (area: Area, { sections: given }: PageWords['text']): Mark[] => {
  const parts = given.flatMap(([heading, written, items]): FlowPart[] => [
    { is: 'heading', text: heading },
    line(written),
    ...(items.length > 0 ? [{ is: 'points', sign: 'point', items } as const] : []),
  ])
  return flow(parts, area)
}
