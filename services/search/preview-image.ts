import { fileURLToPath } from 'node:url'
import { open, type Font } from 'fontkit'
import { drawSheet, type Drawn } from '#features/previews/draw-sheet.ts'
import { RULE, SHEET, round, type Mark } from '#features/previews/marks.ts'
import { escaped, markSvg } from '#features/previews/sheet-svg.ts'
import type { Face } from '#features/previews/widths.ts'

const FACES: Readonly<Record<Face, { file: URL; mark: string }>> = {
  title: { file: new URL('../../app/cards/headline.ttf', import.meta.url), mark: 'h' },
  text: { file: new URL('../papers/faces/text.ttf', import.meta.url), mark: 't' },
  strong: { file: new URL('../papers/faces/strong.ttf', import.meta.url), mark: 's' },
}

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

type Faces = (face: Face, sign: string) => Outline

const readFaces = async (): Promise<Faces> => {
  const fonts = new Map<Face, Font>()
  for (const face of ['title', 'text', 'strong'] as const) {
    const font = await open(fileURLToPath(FACES[face].file))
    if (!('glyphForCodePoint' in font))
      throw new Error(`${FACES[face].file.pathname}: not one font.`)
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

let faces: Promise<Faces> | undefined

/** Writes texts as letters that are drawn once, and then used; `letters` collects their outlines. */
const outlined =
  (outlines: Faces, letters: Map<string, string>) =>
  ({ x, y, text, face, size, fill, anchor }: Extract<Mark, { is: 'text' }>): string => {
    let advance = 0
    const uses = Array.from(text).map((sign) => {
      const { d, advance: width } = outlines(face, sign)
      const id = `${FACES[face].mark}${sign.codePointAt(0)?.toString(36)}`
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

/**
 * The preview of a template as an SVG image: its first page in the faces of the site, which an image could not load, so that
 * letters are outlines. Throws where a file of a face is missing.
 */
export const drawPreview = async ({
  width,
  ...drawn
}: Drawn & { width: number }): Promise<string> => {
  faces ??= readFaces()
  const letters = new Map<string, string>()
  const write = outlined(await faces, letters)
  const marks = drawSheet(drawn).map((mark) => markSvg(mark, write))
  const defs = [...letters].map(([id, d]) => `<path id="${id}" d="${d}"/>`)
  const height = Math.round((width * SHEET.height) / SHEET.width)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escaped(drawn.title)}</title>`,
    `<defs>${defs.join('')}</defs>`,
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fff"/>`,
    ...marks,
    `<rect x=".5" y=".5" width="${SHEET.width - 1}" height="${SHEET.height - 1}" fill="none" stroke="${RULE}"/>`,
    '</svg>',
  ].join('')
}
