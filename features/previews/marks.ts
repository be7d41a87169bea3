import type { Locale } from '#lib/config/locales.ts'
import { WIDTHS, type Face } from './widths.ts'

/** The paper that previews are drawn on, in its own units: US letter, 250 wide. */
export const SHEET = { width: 250, height: 324, margin: 26 } as const

/** The width of the writing on a sheet. */
export const COLUMN = SHEET.width - 2 * SHEET.margin

export const INK = '#10233f'
export const TEXT = '#3a4a63'
export const RULE = '#aab2bf'
/** What is filled in. */
export const MARKER = '#fce8bc'

/** Text is set in this size where nothing else is said, and its lines stand so far apart. */
const SIZE = 7
const STEP = 9

/** An element of a drawing; `y` of a text is its base line. */
export type Mark =
  | {
      is: 'text'
      x: number
      y: number
      text: string
      face: Face
      size: number
      fill: string
      anchor: 'start' | 'middle' | 'end'
    }
  | { is: 'box'; x: number; y: number; width: number; height: number; fill: string; stroke: string }
  | { is: 'path'; d: string; fill: string; stroke: string; width: number }

/** The area of a layout: from `top` down to `bottom`, with how it is set, random numbers of its own and the colour of its department. */
export type Area = {
  set: string
  top: number
  bottom: number
  random: () => number
  language: Locale
  colour: string
  tint: string
}

type Text = { x?: number; y: number; text: string; fill?: string } & Partial<
  Pick<Extract<Mark, { is: 'text' }>, 'face' | 'size' | 'anchor'>
>

/** A text on its base line; it is centred on `x` or ends there where `anchor` says so. */
export const text = ({ x = SHEET.margin, fill = TEXT, ...given }: Text): Mark => ({
  is: 'text',
  x,
  face: 'text',
  size: SIZE,
  fill,
  anchor: 'start',
  ...given,
})

/** A text in the strong face, in ink. */
export const strong = (given: Text): Mark => text({ face: 'strong', fill: INK, ...given })

type Box = { x?: number; y: number; width?: number; height: number; fill?: string; stroke?: string }

/** A rectangle, as wide as the text where nothing else is said. */
export const box = ({ x = SHEET.margin, width = COLUMN, ...given }: Box): Mark => ({
  is: 'box',
  x,
  width,
  fill: 'none',
  stroke: 'none',
  ...given,
})

type Path = { d: string; fill?: string; stroke?: string; width?: number }

/** Any other shape, in the syntax of SVG. */
export const path = (given: Path): Mark => ({
  is: 'path',
  fill: 'none',
  stroke: 'none',
  width: 1,
  ...given,
})

/** A line to write on, or between two rows. */
export const rule = (given: { x?: number; y: number; width?: number; stroke?: string }): Mark => {
  const { x = SHEET.margin, y, width = COLUMN, stroke = RULE } = given
  return path({ d: `M${round(x)} ${round(y)}h${round(width)}`, stroke, width: 0.7 })
}

/** A coordinate with as many digits as can be seen. */
export const round = (value: number): number => Math.round(value * 10) / 10

const ADVANCES = new Map(
  Object.entries(WIDTHS).map(([face, byWidth]) => [
    face,
    new Map(
      Object.entries(byWidth).flatMap(([width, characters]) =>
        Array.from(characters).map((character) => [character, Number(width)] as const),
      ),
    ),
  ]),
)

const OTHER = 560

/** The width of a text in the units of the sheet. */
export const widthOf = (
  written: string,
  { face = 'text', size = SIZE }: { face?: Face; size?: number } = {},
): number => {
  const advances = ADVANCES.get(face)
  const sum = Array.from(written).reduce((all, sign) => all + (advances?.get(sign) ?? OTHER), 0)
  return (sum * size) / 1000
}

/** Words in lines that are at most so wide. */
export const wrapped = (
  written: string,
  { width, face = 'text', size = SIZE }: { width: number; face?: Face; size?: number },
): string[] => {
  const lines: string[] = []
  const space = widthOf(' ', { face, size })
  let end = 0
  for (const word of written.split(' ')) {
    const wide = widthOf(word.replaceAll(/[[\]]/g, ''), { face, size })
    const fits = lines.length > 0 && end + space + wide <= width
    if (fits) lines.push(`${lines.pop()} ${word}`)
    else lines.push(word)
    end = fits ? end + space + wide : wide
  }
  return lines
}

const FILL_IN = /(\[[^\]]*\]?|^[^[\]]*\])/

/** A line in parts, each with whether a party fills it in; a place to fill in may begin or end on another line. */
const partsOf = (line: string) =>
  line
    .split(FILL_IN)
    .filter(Boolean)
    .map((part) => ({ text: part.replaceAll(/[[\]]/g, ''), isOpen: /[[\]]/.test(part) }))

type Paragraph = { top: number; bottom?: number; width?: number } & Partial<
  Pick<Extract<Mark, { is: 'text' }>, 'x' | 'size' | 'face' | 'fill'>
>

/** A paragraph from `top` down, as far as `bottom`, with [what is filled in] marked; gives the drawing and where it ends. */
export const paragraph = (
  written: string,
  { x = SHEET.margin, top, bottom = Infinity, width = COLUMN, size = SIZE, ...look }: Paragraph,
): { drawing: Mark[]; end: number } => {
  const step = (STEP * size) / SIZE
  const face = look.face ?? 'text'
  let isOpen = false
  const lines = wrapped(written, { width, face, size }).slice(
    0,
    Math.max(0, Math.floor((bottom - top) / step)),
  )
  const drawing = lines.flatMap((line, at) => {
    const y = top + size * 0.75 + at * step
    const whole = isOpen && !/[[\]]/.test(line) ? `[${line}]` : line
    isOpen = line.lastIndexOf('[') > line.lastIndexOf(']') || (isOpen && !line.includes(']'))
    const marks: Mark[] = []
    let left = x
    for (const part of partsOf(whole)) {
      const wide = widthOf(part.text, { face, size })
      if (part.isOpen) {
        const bar = { x: left - 0.6, y: y - size * 0.82, width: wide + 1.2, height: size * 1.08 }
        marks.push(box({ ...bar, fill: MARKER }))
      }
      left += wide
    }
    return [...marks, text({ x, y, size, ...look, text: whole.replaceAll(/[[\]]/g, '') })]
  })
  return { drawing, end: top + lines.length * step }
}

/** As much of a line as has room, with an ellipsis where that is not all. */
export const fitted = (
  written: string,
  { width, ...look }: { width: number; face?: Face; size?: number },
): string => {
  if (widthOf(written, look) <= width) return written
  const signs = Array.from(written)
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, look) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Some of a list, in its order. */
export const someOf = <Entry>(
  list: readonly Entry[],
  { count, random }: { count: number; random: () => number },
): Entry[] => {
  const left = [...list]
  while (left.length > count) left.splice(Math.floor(random() * left.length), 1)
  return left
}

/** Two places to sign, side by side at the foot of a sheet, each with who signs below it. */
export const signatures = ([first, second]: readonly [string, string], bottom: number): Mark[] => {
  const width = COLUMN / 2 - 8
  return [first, second].flatMap((name, at) => {
    const x = SHEET.margin + at * (width + 16)
    return [rule({ x, y: bottom - 13, width }), text({ x, y: bottom - 4, size: 6, text: name })]
  })
}

/** A name as it is signed, from `x` on the line `y`. */
export const signature = (x: number, y: number): Mark =>
  path({
    d: `M${round(x)} ${round(y)}c8-16 12 8 18-4s8-8 10 2 10-14 16-4 8 4 14 0`,
    stroke: INK,
    width: 1,
  })
