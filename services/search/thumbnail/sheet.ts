/** The paper that previews are drawn on, in its own units: US letter, 250 wide. */
export const SHEET = { width: 250, height: 324, margin: 28 } as const

export const INK = '#10233f'
const TEXT = '#c5cad3'
export const RULE = '#aab2bf'
export const ACCENT = '#0b6b4f'

/** What a layout draws on: from `top` down to `bottom`, with chance of its own. */
export type Area = { top: number; bottom: number; random: () => number }

const LINE_STEP = 8

const INNER = SHEET.width - 2 * SHEET.margin

type Bar = { x?: number; y: number; width: number; height?: number; fill?: string }

const round = (value: number) => Math.round(value * 10) / 10

/** A filled rectangle; a line of text when only its place and width are given. */
export const bar = ({ x = SHEET.margin, y, width, height = 3, fill = TEXT }: Bar): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" fill="${fill}"/>`

/** Lines of text; the last one ends early. Gives the drawing and where it ends. */
export const paragraph = (
  { top, random }: Pick<Area, 'top' | 'random'>,
  lines: number,
): { drawing: string; end: number } => {
  const drawing = Array.from({ length: lines }, (_, line) => {
    const share = line === lines - 1 ? 0.35 + random() * 0.4 : 0.9 + random() * 0.1
    return bar({ y: top + line * LINE_STEP, width: INNER * share })
  }).join('')
  return { drawing, end: top + lines * LINE_STEP }
}

/** A line to write on. */
export const rule = ({ x, y, width }: { x: number; y: number; width: number }): string =>
  `<line x1="${round(x)}" y1="${round(y)}" x2="${round(x + width)}" y2="${round(y)}" stroke="${RULE}"/>`
