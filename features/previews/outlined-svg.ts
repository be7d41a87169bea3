import { open, type Font } from 'fontkit'
import { round, type Mark } from './marks.ts'
import { markSvg } from './sheet-svg.ts'
import type { Face } from './widths.ts'

/** The outline of a letter in parts of its size: where it begins, and whole numbers from point to point. */
type Outline = { x: number; y: number; d: string; advance: number }

/** The precision of coordinates by the size of a text: fine enough that no eye sees a step at 600 px, coarse enough that numbers are short. */
const unitsOf = (size: number) => (size > 9 ? 160 : 48)

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

const outlineOf = (font: Font, { sign, units }: { sign: string; units: number }): Outline => {
  const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0)
  const unit = units / font.unitsPerEm
  const [first] = glyph.path.commands
  let [x, y] = [0, 0]
  let start = [0, 0]
  const drawn = glyph.path.commands.map(({ command, args }) => {
    const points = args.map((value, at) => Math.round(value * unit * (at % 2 === 0 ? 1 : -1)))
    const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y))
    const [endX = start[0] ?? 0, endY = start[1] ?? 0] = points.slice(-2)
    ;[x, y] = [endX, endY]
    if (command === 'moveTo') start = [x, y]
    return LETTERS[command] + steps.join(' ').replaceAll(' -', '-')
  })
  const [left = 0, base = 0] = (first?.args ?? []).map((value) => Math.round(value * unit))
  return { x: left, y: -base, d: drawn.slice(1).join(''), advance: glyph.advanceWidth * unit }
}

/** Gives the outline of a letter in a face, so many units high. */
export type Faces = (face: Face, letter: { sign: string; units: number }) => Outline

/** Reads the files of the three faces; throws where one is missing or holds more than one font. */
export const readFaces = async (files: Readonly<Record<Face, string>>): Promise<Faces> => {
  const fonts = new Map<Face, Font>()
  for (const face of ['title', 'text', 'strong'] as const) {
    const font = await open(files[face])
    if (!('glyphForCodePoint' in font)) throw new Error(`${files[face]}: not one font.`)
    fonts.set(face, font)
  }
  const known = new Map<string, Outline>()
  return (face, letter) => {
    const key = `${face} ${letter.units} ${letter.sign}`
    const font = fonts.get(face)
    if (!font) throw new Error(`outlined-svg.ts: the face ${face} was not read.`)
    const outline = known.get(key) ?? outlineOf(font, letter)
    known.set(key, outline)
    return outline
  }
}

/** Writes a text as one path: a page of letters is some dozen elements, which a browser draws in no time. */
const outlined =
  (outlines: Faces) =>
  ({ x, y, text, face, size, fill, anchor }: Extract<Mark, { is: 'text' }>): string => {
    const units = unitsOf(size)
    let advance = 0
    const letters = Array.from(text).map((sign) => {
      const letter = outlines(face, { sign, units })
      const place = `M${Math.round(advance) + letter.x} ${letter.y}`
      advance += letter.advance
      return letter.d ? place + letter.d : ''
    })
    const scale = size / units
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * advance * scale
    const place = `translate(${round(x - shift)} ${round(y)})scale(${scale})`
    return `<path transform="${place}" fill="${fill}" d="${letters.join('')}"/>`
  }

/** Marks as the inside of an SVG image, which has no faces: letters are outlines. */
export const outlinedSvg = (marks: readonly Mark[], faces: Faces): string => {
  const write = outlined(faces)
  return marks.map((mark) => markSvg(mark, write)).join('')
}
