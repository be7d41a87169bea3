import { sections, SIGNATURES, type Section } from './layout-written.ts'
import {
  COLUMN,
  SHEET,
  box,
  paragraph,
  rule,
  signatures,
  someOf,
  strong,
  type Area,
  type Mark,
} from './marks.ts'
import type { PageWords } from './sheet-words.ts'

type Room = { top: number; bottom: number }

type Drawn = Pick<Area, 'colour' | 'tint'> & Room & { words: Words; clauses: readonly Section[] }

type Words = PageWords['contract']

const plain = ({ top, bottom, words, clauses }: Drawn): Mark[] => {
  const lead = paragraph(words.lead, { top })
  return [...lead.drawing, ...sections(clauses, { top: lead.end + 5, bottom }).drawing]
}

const GAP = 8
const HALF = (COLUMN - GAP) / 2
const PARTY = 40

/** Each party in a box of its own, with lines for name and address. */
const headed = ({ top, bottom, colour, tint, words, clauses }: Drawn): Mark[] => {
  const parties = words.signatures.flatMap((name, at) => {
    const x = SHEET.margin + at * (HALF + GAP)
    const lines = [22, 33].map((y) => rule({ x: x + 6, y: top + y, width: HALF - 12 }))
    return [
      box({ x, y: top, width: HALF, height: PARTY, fill: tint }),
      box({ x, y: top, width: HALF, height: 2, fill: colour }),
      strong({ x: x + 6, y: top + 11, size: 6, text: name }),
      ...lines,
    ]
  })
  return [...parties, ...plain({ top: top + PARTY + 8, bottom, colour, tint, words, clauses })]
}

const NAMES = 58

/** The clauses' names in a column of their own. */
const indexed = ({ top, bottom, colour, words, clauses }: Drawn): Mark[] => {
  const lead = paragraph(words.lead, { top })
  const drawing = [...lead.drawing]
  let y = lead.end + 6
  for (const [heading, written] of clauses) {
    const name = paragraph(heading, { top: y + 4, width: NAMES - 6, size: 6.6 })
    const body = paragraph(written, { x: SHEET.margin + NAMES, top: y + 4, width: COLUMN - NAMES })
    const end = Math.max(name.end, body.end) + 3
    if (end > bottom) break
    const inked = name.drawing.map((mark) =>
      mark.is === 'text' ? { ...mark, face: 'strong' as const, fill: colour } : mark,
    )
    drawing.push(rule({ y }), ...inked, ...body.drawing)
    y = end
  }
  return drawing
}

/** In two columns, as on a form that is printed. */
const inColumns = ({ top, bottom, colour, words, clauses }: Drawn): Mark[] => {
  const lead = paragraph(words.lead, { top })
  const first = lead.end + 8
  const drawing = [...lead.drawing, box({ y: first - 4, height: 1.5, fill: colour })]
  const half = Math.ceil(clauses.length / 2)
  for (const [at, part] of [clauses.slice(0, half), clauses.slice(half)].entries()) {
    const x = SHEET.margin + at * (HALF + GAP)
    let y = first + 3
    for (const [heading, written] of part) {
      const name = paragraph(heading, { x, top: y, width: HALF, size: 6.6 })
      const body = paragraph(written, { x, top: name.end + 1, width: HALF, size: 6.4 })
      if (body.end > bottom) break
      const inked = name.drawing.map((mark) =>
        mark.is === 'text' ? { ...mark, face: 'strong' as const } : mark,
      )
      drawing.push(...inked, ...body.drawing)
      y = body.end + 7
    }
  }
  return drawing
}

/** The ways in which a contract is set, one after the other by number: many of them say much the same. */
const SETTINGS = [plain, headed, indexed, inColumns] as const

const NUMBER = /^\d+/

/** A contract: the parties, clauses in their order, all but one of those that come after the first, and two places to sign. */
export const contract = ({ id, random, bottom, ...area }: Area, words: Words): Mark[] => {
  const [first, ...others] = words.clauses
  const clauses = [
    ...(first ? [first] : []),
    ...someOf(others, { count: others.length - 1, random }),
  ].map(([heading, written], at) => [heading.replace(NUMBER, () => `${at + 1}`), written] as const)
  const set = SETTINGS[id % SETTINGS.length] ?? plain
  return [
    ...set({ ...area, bottom: bottom - SIGNATURES, words, clauses }),
    ...signatures(words.signatures, bottom),
  ]
}
