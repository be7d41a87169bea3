import { escaped } from '#lib/util/escaped.ts'
import { SHEET, TEXT, round, type Mark } from './marks.ts'

type Attribute = { value: number | string; usual?: number | string }

/** An attribute, unless it has its usual value. */
const shown = (name: string, { value, usual }: Attribute) =>
  value === usual ? '' : ` ${name}="${value}"`

type TextMark = Extract<Mark, { is: 'text' }>

/** Everything but text, as SVG; text as `write` does it. */
export const markSvg = (mark: Mark, write: (text: TextMark) => string): string => {
  if (mark.is === 'text') return write(mark)
  const look =
    shown('fill', { value: mark.fill }) + shown('stroke', { value: mark.stroke, usual: 'none' })
  if (mark.is === 'path') {
    const width =
      mark.stroke === 'none' ? '' : shown('stroke-width', { value: mark.width, usual: 1 })
    return `<path d="${mark.d}"${look}${width}/>`
  }
  const [x, y, width, height] = [mark.x, mark.y, mark.width, mark.height].map(round)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${look}/>`
}

/** Faces by the classes that the style sheet gives them; the common one needs none. */
const CLASSES = { title: 'sheet-title', strong: 'sheet-strong', text: '' } as const

const asText = ({ x, y, text, face, size, fill, anchor }: TextMark): string => {
  const look = [
    CLASSES[face] && ` class="${CLASSES[face]}"`,
    shown('font-size', { value: size, usual: 7 }),
    shown('fill', { value: fill, usual: TEXT }),
    shown('text-anchor', { value: anchor, usual: 'start' }),
  ]
  return `<text x="${round(x)}" y="${round(y)}"${look.join('')}>${escaped(text)}</text>`
}

/** A sheet for a page that has the faces of the site: what stands in its SVG element, texts as texts. */
export const sheetSvg = (marks: readonly Mark[]): string =>
  [
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="#fff"/>`,
    `<g font-size="7" fill="${TEXT}">`,
    ...marks.map((mark) => markSvg(mark, asText)),
    '</g>',
  ].join('')
