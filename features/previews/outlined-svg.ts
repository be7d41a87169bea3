import { open, type Font } from 'fontkit'
import { round, type Mark } from './marks.ts'
import { markSvg } from './sheet-svg.ts'
import type { Face } from './widths.ts'

/** What the ids of the letters of a face begin with. */
const MARKS: Readonly<Record<Face, string>> = { title: 'h', text: 't', strong: 's' }

/** The outline of a letter in two-hundredths of its size, as whole numbers from point to point. */
type Outline = { d: string; advance: number }

/** So fine that no eye sees a step at 600 px, so coarse that numbers are short. */
const UNITS = 200

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

const outlineOf = (font: Font, sign: string): Outline => {
  const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0)
  const unit = UNITS / font.unitsPerEm
  let [x, y] = [0, 0]
  let start = [0, 0]
  const d = glyph.path.commands.map(({ command, args }) => {
    const points = args.map((value, at) => Math.round(value * unit * (at % 2 === 0 ? 1 : -1)))
    const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y))
    const [endX = start[0] ?? 0, endY = start[1] ?? 0] = points.slice(-2)
    ;[x, y] = [endX, endY]
    if (command === 'moveTo') start = [x, y]
    return LETTERS[command] + steps.join(' ').replaceAll(' -', '-')
  })
  return { d: d.join(''), advance: glyph.advanceWidth * unit }
}

/** Gives the outline of a letter in a face. */
export type Faces = (face: Face, sign: string) => Outline

/** Reads the files of the three faces; throws where one is missing or holds more than one font. */
export const readFaces = async (files: Readonly<Record<Face, string>>): Promise<Faces> => {
  const fonts = new Map<Face, Font>()
  for (const face of ['title', 'text', 'strong'] as const) {
    const font = await open(files[face])
    if (!('glyphForCodePoint' in font)) throw new Error(`${files[face]}: not one font.`)
    fonts.set(face, font)
  }
  const known = new Map<string, Outline>()
  return (face, sign) => {
    const key = face + sign
    const font = fonts.get(face)
    if (!font) throw new Error(`preview-image.ts: the face ${face} was not read.`)
    const outline = known.get(key) ?? outlineOf(font, sign)
    known.set(key, outline)
    return outline
  }
}

/** Writes texts as letters that are drawn once, and then used; `letters` collects their outlines. */
const outlined =
  (outlines: Faces, letters: Map<string, string>) =>
  ({ x, y, text, face, size, fill, anchor }: Extract<Mark, { is: 'text' }>): string => {
    let advance = 0
    const uses = Array.from(text).map((sign) => {
      const { d, advance: width } = outlines(face, sign)
      const id = `${MARKS[face]}${sign.codePointAt(0)?.toString(36)}`
      const place = advance === 0 ? '' : ` x="${Math.round(advance)}"`
      advance += width
      if (!d) return ''
      letters.set(id, d)
      return `<use href="#${id}"${place}/>`
    })
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * advance * (size / UNITS)
    const place = `translate(${round(x - shift)} ${round(y)})scale(${size / UNITS})`
    return `<g transform="${place}" fill="${fill}">${uses.join('')}</g>`
  }

/** Marks as the inside of an SVG image, which has no faces: letters are outlines, each drawn once. */
export const outlinedSvg = (marks: readonly Mark[], faces: Faces): string => {
  const letters = new Map<string, string>()
  const write = outlined(faces, letters)
  const drawn = marks.map((mark) => markSvg(mark, write))
  const defs = [...letters].map(([id, d]) => `<path id="${id}" d="${d}"/>`)
  return `<defs>${defs.join('')}</defs>${drawn.join('')}`
}
