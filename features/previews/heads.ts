import {
  COLUMN,
  INK,
  SHEET,
  box,
  path,
  round,
  rule,
  text,
  widthOf,
  wrapped,
  type Area,
  type Mark,
} from './marks.ts'

/** Sizes of a title from the largest; a long one is set smaller. */
const SIZES = [16, 13.5, 11.5, 10] as const

const MOST_LINES = 3

/** A dash ends a line and begins none. */
const kept = (title: string) => title.replaceAll(' – ', '\u00A0– ')

/** A title in at most three lines, and their size; what fits into none ends in an ellipsis. */
export const wrapTitle = (
  title: string,
  width: number = COLUMN,
): { lines: readonly string[]; size: number } => {
  const tries = SIZES.map((size) => ({
    lines: wrapped(kept(title), { width, face: 'title', size }),
    size,
  }))
  const fits = ({ lines, size }: (typeof tries)[number]) =>
    lines.length <= MOST_LINES &&
    lines.every((line) => widthOf(line, { face: 'title', size }) <= width)
  const fitting = tries.find(fits)
  if (fitting) return fitting
  const [last] = tries.slice(-1)
  if (!last) throw new Error('heads.ts: a title needs a size.')
  const { lines, size } = last
  if (lines.length <= MOST_LINES) return last
  return { lines: [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`], size }
}

/** A drawn title and where what follows it begins. */
type Head = { drawing: Mark[]; top: number }

/** Whose letter paper it is: name, what stands below it, and a number that says how they are set. */
export type Paper = { name: string; line: string; at: number }

type Given = Pick<Area, 'colour' | 'tint'> & { title: string; paper: Paper }

type Set = { x?: number; top: number; width?: number; fill?: string; anchor?: 'start' | 'middle' }

const set = (title: string, { x = SHEET.margin, top, width, fill = INK, anchor }: Set): Head => {
  const { lines, size } = wrapTitle(title, width)
  const step = size * 1.18
  const drawing = lines.map((line, at) =>
    text({
      x,
      y: top + size * 0.8 + at * step,
      text: line,
      face: 'title',
      size,
      fill,
      ...(anchor && { anchor }),
    }),
  )
  return { drawing, top: top + lines.length * step + 6 }
}

const PANEL = 176

const RIGHT = SHEET.width - SHEET.margin

type Placed = { mark: number; words: number; anchor?: 'middle' | 'end' }

/** The head of the letter paper of a business, with its mark and its words where they are placed, over a rule. */
const letterhead =
  ({ mark, words: x, anchor }: Placed) =>
  ({ title, colour, tint, paper: { name, line, at } }: Given): Head => {
    const look = { x, ...(anchor && { anchor }) }
    const { drawing, top } = set(title, { top: 50 })
    const words = [
      text({ ...look, y: 23, text: name, face: 'title', size: 9.5 }),
      text({ ...look, y: 32, text: line, size: 5.6 }),
    ]
    const emblem = [
      path({ d: `M${mark} 14h20v20h-20z`, fill: tint }),
      path({ d: `M${mark} 14${EMBLEMS[at % EMBLEMS.length]}`, fill: colour }),
    ]
    return {
      drawing: [...emblem, ...words, rule({ y: 40, stroke: colour }), ...drawing],
      top: top + 2,
    }
  }

/** Marks of businesses in a square of twenty, from its upper left corner: a loaf, a roof, a drop, a leaf, a wheel, a sheet. */
const EMBLEMS = [
  'm3 14c0-12 14-12 14 0z',
  'm10 3l7 7v7h-14v-7z',
  'm10 3c8 9 5 14 0 14s-8-5 0-14z',
  'm4 16c-1-9 4-12 13-12c0 9-4 13-13 12z',
  'm3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m4 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
  'm5 3h7l4 4v10h-11z',
] as const

/** The ways in which a title stands at the head of a sheet. */
export const HEADS = {
  /** Below a short bar. */
  bar: ({ title, colour }: Given): Head => {
    const head = set(title, { top: 32 })
    return {
      ...head,
      drawing: [box({ y: 22, width: 34, height: 3.5, fill: colour }), ...head.drawing],
    }
  },
  /** In the middle, over a double rule. */
  centred: ({ title, colour }: Given): Head => {
    const { drawing, top } = set(title, { x: SHEET.width / 2, top: 26, anchor: 'middle' })
    const lines = [top - 1, top + 2].map((y) => rule({ y, stroke: colour }))
    return { drawing: [...drawing, ...lines], top: top + 9 }
  },
  /** White, in a band over the whole width. */
  band: ({ title, colour }: Given): Head => {
    const { drawing, top } = set(title, { top: 16, fill: '#ffffff' })
    const band = box({ x: 0, y: 0, width: SHEET.width, height: top + 5, fill: colour })
    return { drawing: [band, ...drawing], top: top + 15 }
  },
  /** Beside a stripe that runs down the edge of the sheet. */
  edge: ({ title, colour }: Given): Head => {
    const { drawing, top } = set(title, { top: 24 })
    const stripe = box({ x: 0, y: 0, width: 9, height: SHEET.height, fill: colour })
    return { drawing: [stripe, ...drawing, rule({ y: top, stroke: INK })], top: top + 8 }
  },
  /** In a frame that is tinted. */
  framed: ({ title, colour, tint }: Given): Head => {
    const { drawing, top } = set(title, {
      x: SHEET.width / 2,
      top: 26,
      width: COLUMN - 16,
      anchor: 'middle',
    })
    const frame = box({ y: 18, height: top - 18, fill: tint, stroke: colour })
    return { drawing: [frame, ...drawing], top: top + 10 }
  },
  paperLeft: letterhead({ mark: SHEET.margin, words: SHEET.margin + 26 }),
  paperRight: letterhead({ mark: RIGHT - 20, words: SHEET.margin }),
  paperApart: letterhead({ mark: SHEET.margin, words: RIGHT, anchor: 'end' }),
  /** On letter paper whose head is a band with the name in white. */
  paperBand: ({ title, colour, tint, paper: { name, line, at } }: Given): Head => {
    const { drawing, top } = set(title, { top: 46 })
    const mark = `M${SHEET.margin} 6${EMBLEMS[at % EMBLEMS.length]}`
    const words = [
      text({ x: SHEET.margin + 26, y: 19, text: name, face: 'title', size: 9.5, fill: '#ffffff' }),
      text({ x: RIGHT, y: 40, text: line, size: 5.6, anchor: 'end' }),
    ]
    const band = box({ x: 0, y: 0, width: SHEET.width, height: 32, fill: colour })
    return { drawing: [band, path({ d: mark, fill: tint }), ...words, ...drawing], top: top + 2 }
  },
  /** White on a panel that fills more than half of the sheet, as on a cover. */
  cover: ({ title, colour, tint }: Given): Head => {
    const panel = box({ x: 0, y: 0, width: SHEET.width, height: PANEL, fill: colour })
    const { drawing } = set(title, { top: 84, width: COLUMN - 20, fill: '#ffffff' })
    const corner = `M${SHEET.width} 0v${round(PANEL * 0.55)}l-${round(PANEL * 0.55)}-${round(PANEL * 0.55)}z`
    const bar = box({ y: 70, width: 34, height: 3.5, fill: '#f5b83d' })
    return { drawing: [panel, path({ d: corner, fill: tint }), bar, ...drawing], top: PANEL + 16 }
  },
} as const satisfies Record<string, (given: Given) => Head>

export type HeadName = keyof typeof HEADS
