/** The shapes of the site's mark, in 32 units, with their colours; the first has an edge (`components/ui/logo.tsx`). */
const SHAPES = [
  ['M9 3h11l4 4v16H9z', '#ffffff'],
  ['M12.5 8h6v2.4h-6z', '#f5b83d'],
  ['M2 15h28v11a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z', '#0b6b4f'],
  ['M11.5 19.5h9v2.6h-9z', '#ffffff'],
] as const

const EDGE = '#10233f'

/** How wide and high the mark is on a sheet, in points. */
export const MARK_SIZE = 26

/** The pen's stroke of the site (`components/ui/pen-note.tsx`), in 120 units. */
const STROKE = { path: 'M2 5C28 2 52 6 78 3s28 0 40 2', width: 120 } as const

type Stroke = { x: number; y: number; width: number }

/** Draws a stroke of the pen below a figure, for the eye alone. */
export const drawStroke = (sheet: PDFKit.PDFDocument, { x, y, width }: Stroke): void => {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet
    .save()
    .translate(x, y)
    .scale(width / STROKE.width, 1)
  sheet.path(STROKE.path).lineCap('round').lineWidth(1.1).stroke(EDGE)
  sheet.restore()
  sheet.endMarkedContent()
}

/** Draws the mark on a sheet, for the eye alone: the name stands beside it. */
export const drawMark = (sheet: PDFKit.PDFDocument, { x, y }: { x: number; y: number }): void => {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet
    .save()
    .translate(x, y)
    .scale(MARK_SIZE / 32)
  for (const [at, [shape, colour]] of SHAPES.entries()) {
    sheet.path(shape)
    if (at === 0) sheet.lineWidth(2).fillAndStroke(colour, EDGE)
    else sheet.fill(colour)
  }
  sheet.restore()
  sheet.endMarkedContent()
}
