import { COLOURS, lifted, shape, typed, type Box, type Point } from './pen.ts'

/** What has happened to the document. */
export type PageState = {
  /** How far each blank is filled in, 0 to 1. */
  blanks: readonly [number, number, number]
  /** The blank that the visitor types in. */
  chosen?: number | undefined
  /** How much of the signature stands there, 0 to 1. */
  signature: number
}

/** Width of the document's own space. */
const WIDTH = 400

/** Where the blanks stand in that space. */
const BLANKS: readonly Box[] = [
  { x: 96, y: 150, w: 190, h: 24 },
  { x: 190, y: 300, w: 160, h: 24 },
  { x: 40, y: 560, w: 190, h: 24 },
]

const SIGNATURE =
  'M4 34C13 16 22-3 27-1s-9 29-11 30C14 26 30 11 36 13s-4 13 1 13c7 0 9-13 14-12 4 1-3 12 2 12 6-1 6-13 12-13 4 1-2 12 3 12C77 25 87-2 92-1s-10 26-4 26c8-1 17-10 27-12'
const SIGNATURE_LENGTH = 360

/** The middle of a blank while the page lies in a box. */
export const blankAt = (box: Box, blank: number): Point => {
  const { x, y, w, h } = BLANKS[blank] ?? { x: 0, y: 0, w: 0, h: 0 }
  const scale = box.w / WIDTH
  return { x: box.x + (x + w / 2) * scale, y: box.y + (y + h / 2) * scale }
}

/** Lines of text from `y` on, the last one short. */
const paragraph = (
  c: CanvasRenderingContext2D,
  { y, widths, start = 40 }: { y: number; widths: readonly number[]; start?: number },
) => {
  for (const [at, w] of widths.entries())
    shape(c, { x: at === 0 ? start : 40, y: y + at * 22, w, h: 8, radius: 4, fill: COLOURS.words })
}

const text = (c: CanvasRenderingContext2D) => {
  shape(c, { x: 40, y: 48, w: 240, h: 20, radius: 5, fill: COLOURS.ink })
  shape(c, { x: 40, y: 84, w: 120, h: 8, radius: 4, fill: COLOURS.mute })
  shape(c, { x: 40, y: 158, w: 46, h: 8, radius: 4, fill: COLOURS.words })
  paragraph(c, { y: 158, start: 296, widths: [64, 320, 300, 180] })
  shape(c, { x: 40, y: 268, w: 110, h: 10, radius: 4, fill: COLOURS.ink })
  paragraph(c, { y: 308, widths: [140, 320, 310, 320, 210] })
  shape(c, { x: 40, y: 440, w: 150, h: 10, radius: 4, fill: COLOURS.ink })
  paragraph(c, { y: 470, widths: [320, 300, 315] })
  paragraph(c, { y: 568, start: 240, widths: [120, 320, 290, 120] })
  for (const x of [40, 220]) shape(c, { x, y: 748, w: 140, h: 2, fill: COLOURS.mute })
  for (const x of [40, 220]) shape(c, { x, y: 762, w: 70, h: 7, radius: 3, fill: COLOURS.words })
}

const blanks = (c: CanvasRenderingContext2D, state: PageState) => {
  for (const [at, box] of BLANKS.entries()) {
    const part = state.blanks[at] ?? 0
    const isChosen = state.chosen === at
    shape(c, { ...box, radius: 3, fill: COLOURS.blank })
    shape(c, { ...box, y: box.y + box.h - 3, h: 3, fill: COLOURS.marker })
    if (isChosen) {
      shape(c, { ...box, radius: 3, fill: COLOURS.sheet, stroke: COLOURS.action, width: 3 })
    }
    const end = typed(c, { at: { x: box.x + 10, y: box.y + 7 }, part, size: 0.8, room: box.w - 20 })
    if (isChosen) shape(c, { x: end + 1, y: box.y + 4, w: 2, h: 16, fill: COLOURS.action })
  }
}

const signature = (c: CanvasRenderingContext2D, part: number) => {
  if (part === 0) return
  c.save()
  c.translate(48, 706)
  c.setLineDash([SIGNATURE_LENGTH * part, SIGNATURE_LENGTH])
  c.strokeStyle = COLOURS.ink
  c.lineWidth = 2.5
  c.lineCap = 'round'
  c.stroke(new Path2D(SIGNATURE))
  c.restore()
}

/** The document in a box; `scroll` says how far it has been pulled up, in its own space. */
export const page = (
  c: CanvasRenderingContext2D,
  { box, state, scroll = 0 }: { box: Box; state: PageState; scroll?: number },
): void => {
  const look = { ...box, radius: 4, fill: COLOURS.sheet, stroke: COLOURS.line }
  lifted(c, () => {
    shape(c, look)
  })
  c.save()
  c.beginPath()
  c.rect(box.x, box.y, box.w, box.h)
  c.clip()
  c.translate(box.x, box.y)
  c.scale(box.w / WIDTH, box.w / WIDTH)
  c.translate(0, -scroll)
  text(c)
  blanks(c, state)
  signature(c, state.signature)
  c.restore()
}
