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

type Given = Pick<Area, 'colour' | 'tint'> & { title: string }

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
  /** Under the mark of a company, as on letter paper. */
  mark: ({ title, colour, tint }: Given): Head => {
    const right = SHEET.width - SHEET.margin
    const { drawing, top } = set(title, { top: 42 })
    const mark = [
      path({ d: `M${SHEET.margin} 32v-14h14z`, fill: colour }),
      path({ d: `M${SHEET.margin + 14} 18v14h-14z`, fill: tint }),
      box({ x: right - 58, y: 20, width: 58, height: 2, fill: colour }),
      box({ x: right - 42, y: 25, width: 42, height: 1.2, fill: '#d5dae1' }),
      box({ x: right - 48, y: 29, width: 48, height: 1.2, fill: '#d5dae1' }),
    ]
    return { drawing: [...mark, ...drawing], top: top + 2 }
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
