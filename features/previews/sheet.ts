import type { CatalogueLocale } from '#lib/config/template-kinds.ts'

/** The paper that previews are drawn on, in its own units: US letter, 250 wide. */
export const SHEET = { width: 250, height: 324, margin: 28 } as const

export const INK = '#10233f'
export const TEXT = '#3a4a63'
export const RULE = '#aab2bf'
export const ACCENT = '#0b6b4f'
export const MINT = '#e7f1ed'

/** What a layout draws on: from `top` down to `bottom`, with what it says and chance of its own. */
export type Area<Words> = {
  top: number
  bottom: number
  random: () => number
  /** So many letters fit into a line of text. */
  letters: number
  language: CatalogueLocale
  words: Words
}

const LINE_STEP = 9

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as markup that shows it. */
export const escaped = (value: string): string =>
  value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

type Bar = { x?: number; y: number; width: number; height?: number; fill?: string }

const round = (value: number) => Math.round(value * 10) / 10

/** A filled rectangle. */
export const bar = ({ x = SHEET.margin, y, width, height = 3, fill = TEXT }: Bar): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${height}" fill="${fill}"/>`

type Line = {
  x?: number
  y: number
  text: string
  fill?: string
  isBold?: boolean
  isEnd?: boolean
}

/** A line of text on its base line; it ends at `x` where `isEnd` says so. */
export const line = ({ x = SHEET.margin, y, text, fill, isBold, isEnd }: Line): string => {
  const look = [
    fill && ` fill="${fill}"`,
    isBold && ' font-weight="700"',
    isEnd && ' text-anchor="end"',
  ]
  const marks = look.filter(Boolean).join('')
  return `<text x="${round(x)}" y="${round(y)}"${marks}>${escaped(text)}</text>`
}

/** Words in lines of about so many letters. */
export const wrapped = (text: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}

type Place = { top: number; letters: number; x?: number }

/** A paragraph from `top` down. Gives the drawing and where it ends. */
export const paragraph = (
  text: string,
  { top, letters, x = SHEET.margin }: Place,
): { drawing: string; end: number } => {
  const lines = wrapped(text, letters)
  const drawing = lines
    .map((words, at) => line({ x, y: top + 5 + at * LINE_STEP, text: words }))
    .join('')
  return { drawing, end: top + lines.length * LINE_STEP }
}

/** A line to write on. */
export const rule = ({ x, y, width }: { x: number; y: number; width: number }): string =>
  `<line x1="${round(x)}" y1="${round(y)}" x2="${round(x + width)}" y2="${round(y)}" stroke="${RULE}"/>`
