import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { DEPARTMENT_COLOURS } from '#features/previews/departments.ts'
import { drawWritten } from '#features/previews/draw-sheet.ts'
import { stack, type FlowPart } from '#features/previews/flow-parts.ts'
import { HEADS } from '#features/previews/heads.ts'
import { flow } from '#features/previews/layout-flow.ts'
import { COLUMN, MARKER, SHEET, type Mark } from '#features/previews/marks.ts'
import { writtenPage } from '#features/previews/written-page.ts'
import type { Locale } from '#lib/config/locales.ts'
import { drawn, laid, moved, moving, PICTURE_HEIGHT, type Write } from './stage.ts'

/** The documents of a film, by their names in all languages: the one that is filled in and signed, and two that lie beside it. */
const FILMED = {
  signed: 'non-disclosure',
  beside: ['invoice', 'employment-contract'],
} as const

type Given = {
  /** Gives the text of a document by its name in all languages. */
  textOf: (document: string) => DocumentText
  locale: Locale
  write: Write
  /** Second at which the chapter begins. */
  at: number
}

const placeOf = (text: DocumentText) => ({
  bottom: SHEET.height - 18,
  ...DEPARTMENT_COLOURS[text.department],
})

/** The first page with its blanks in a table above the text. */
const firstPage = (text: DocumentText, locale: Locale): Mark[] => {
  const { title, name, line, id, parts } = writtenPage(text, locale)
  const place = placeOf(text)
  const head = HEADS.bar({ title, paper: { name, line, at: id }, ...place })
  return [...head.drawing, ...flow(parts, { ...place, set: 'factsFirst', top: head.top })]
}

const CLOSE = { x: 25, scale: 1.72 } as const

/** A page of the library is chosen among others: they come one after the other, that in the middle last. */
const pick = ({ textOf, locale, write, at }: Given): string => {
  const [left, right] = FILMED.beside.map((name) =>
    write(drawWritten(writtenPage(textOf(name), locale))),
  )
  const middle = write(firstPage(textOf(FILMED.signed), locale))
  const rise = (sheet: string, after: number) =>
    moved(sheet, { name: 'rise', at: at + after, seconds: 0.9 })
  return [
    rise(laid(left ?? '', { x: 22, y: 34, scale: 0.7, turn: -5 }), 0.1),
    rise(laid(right ?? '', { x: 284, y: 18, scale: 0.7, turn: 5 }), 0.5),
    rise(laid(middle, { x: 140, y: 14, scale: 0.8 }), 1),
    moved('<path d="M328 30h34l-7 9 7 9h-34z" fill="#f5b83d"/>', { name: 'come', at: at + 2.6 }),
  ].join('')
}

type BoxMark = Extract<Mark, { is: 'box' }>

const isBlank = (mark: Mark): mark is BoxMark => mark.is === 'box' && mark.fill === MARKER

/** What hides a blank until it is written. */
const cover = ({ x, y, width, height }: BoxMark, movement: { at: number; seconds: number }) => {
  const look = `fill="${MARKER}" style="transform-box:fill-box;transform-origin:right;animation:${moving({ name: 'write', ...movement })}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`
}

/** The blanks of its first page are filled in, one after the other. */
const fill = ({ textOf, locale, write, at }: Given): string => {
  const marks = firstPage(textOf(FILMED.signed), locale)
  const blanks = marks.filter(isBlank)
  const top = Math.max(0, Math.min(...blanks.map(({ y }) => y)) - 52)
  const seen = blanks.filter(({ y }) => y < top + PICTURE_HEIGHT / CLOSE.scale)
  const each = 3 / Math.max(1, seen.length)
  const covers = blanks.map((blank) => {
    const turn = seen.indexOf(blank)
    return turn < 0 ? '' : cover(blank, { at: at + 0.5 + turn * each, seconds: each * 0.8 })
  })
  return laid(write(marks) + covers.join(''), { ...CLOSE, y: 12 - top * CLOSE.scale })
}

/** The name of somebody, as a pen writes it. */
const SIGNATURE =
  'M4 34C13 16 22-3 27-1s-9 29-11 30C14 26 30 11 36 13s-4 13 1 13c7 0 9-13 14-12 4 1-3 12 2 12 6-1 6-13 12-13 4 1-2 12 3 12C77 25 87-2 92-1s-10 26-4 26c8-1 17-10 27-12'

/** As much of the end of a text as stands above its places to sign, so high. */
const lastParts = (parts: readonly FlowPart[], place: Parameters<typeof stack>[1]): FlowPart[] => {
  const before = parts.filter(({ is }) => is !== 'sign' && is !== 'facts')
  const first = before.findIndex((_, from) => stack(before.slice(from), place).end <= 92)
  return before.slice(first)
}

/** Its last page is signed. */
const sign = ({ textOf, locale, write, at }: Given): string => {
  const text = textOf(FILMED.signed)
  const { parts } = writtenPage(text, locale)
  const place = { ...placeOf(text), x: SHEET.margin, width: COLUMN, size: 7, top: 12 }
  const last = stack(lastParts(parts, place), place)
  const places = parts.filter(({ is }) => is === 'sign')
  const top = last.end + 20
  const name = drawn({ d: SIGNATURE, width: 2.4, at: at + 0.9, seconds: 1.8 })
  const pen = `<g transform="translate(${SHEET.margin + 4} ${top - 11})scale(.72)">${name}</g>`
  const signing = stack(places, { ...place, top })
  const height = signing.end + 6
  const y = Math.min(12, PICTURE_HEIGHT - 10 - height * CLOSE.scale)
  return laid(write([...last.drawing, ...signing.drawing]) + pen, { ...CLOSE, y, height })
}

/** The chapters of a document, each as the inside of an SVG image. */
export const DOCUMENT_CHAPTERS = { pick, fill, sign } as const
