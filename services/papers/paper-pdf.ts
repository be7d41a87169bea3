import { BRAND } from '#lib/config/brand.ts'
import { senderLine } from '#lib/util/postal-address.ts'
import { sumOf } from '#lib/util/sum.ts'
import { drawMark, drawStroke, MARK_SIZE } from './paper-mark.ts'
import type { Paper, PaperLine } from './paper.ts'
import { type Face, pdfOf, plainSpaces } from './pdf-sheet.ts'

type Sheet = PDFKit.PDFDocument

type Element = ReturnType<Sheet['struct']>

/** A place on the sheet, in points from its upper left corner. */
type Box = { x: number; y: number; width: number }

const INK = '#10233f'
const SOFT = '#4a5871'
const LINE = '#d9d8d2'
const GREEN = '#0b6b4f'

const MARGIN = 56
/** Between the margins of A4. */
const WIDTH = 595.28 - 2 * MARGIN
const GAP = 24
const HALF = (WIDTH - GAP) / 2
/** Below all else on each sheet. */
const FOOT_Y = 785
/** As wide as the longest figure that the book can come to. */
const FIGURES = 140

type Style = { face: Face; size: number; color: string; align?: 'right' }

const PLAIN: Style = { face: 'text', size: 10, color: INK }
const QUIET: Style = { ...PLAIN, size: 8.5, color: SOFT }
const STRONG: Style = { ...PLAIN, face: 'strong' }
const HEADING: Style = { ...STRONG, size: 11, color: GREEN }
const HAIR = { color: LINE, weight: 0.75 }

type Facts = { facts: readonly PaperLine[]; y: number }
type Parties = { parties: Paper['parties']; y: number; size: number }
type Row = { line: PaperLine; y: number; style: Style }
type Amounts = { paper: Paper; y: number }

/** A sheet, and the element of its structure that takes what is written. */
type Ground = { sheet: Sheet; parent: Element }

type Part = { tag: string; text: string; box: Box; style: Style }

const textOptions = (
  { width }: Pick<Box, 'width'>,
  { align }: Style,
): PDFKit.Mixins.TextOptions => ({
  width,
  align: align ?? 'left',
  lineGap: 2,
})

type Measured = Pick<Part, 'text' | 'style'> & { box: Pick<Box, 'width'> }

const heightOf = (sheet: Sheet, { text, box, style }: Measured): number =>
  sheet
    .font(style.face)
    .fontSize(style.size)
    .heightOfString(plainSpaces(text), textOptions(box, style))

/** Writes a text as one element of the structure that screen readers follow; gives where it ends. */
const write = ({ sheet, parent }: Ground, { tag, box, style, ...part }: Part): number => {
  const text = plainSpaces(part.text)
  const { x, y } = box
  const { face, size, color } = style
  const options = textOptions(box, style)
  const content = sheet.markStructureContent(tag)
  sheet.font(face).fontSize(size).fillColor(color).text(text, x, y, options)
  sheet.endMarkedContent()
  parent.add(sheet.struct(tag, {}, [content]))
  return y + sheet.heightOfString(text, options)
}

/** A line to look at, without a meaning of its own. */
const rule = (sheet: Sheet, { y, color, weight }: typeof HAIR & { y: number }) => {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet.moveTo(MARGIN, y).lineTo(MARGIN + WIDTH, y)
  sheet.lineWidth(weight).strokeColor(color).stroke()
  sheet.endMarkedContent()
}

const columnAt = (column: number, y: number): Box => ({
  x: MARGIN + column * (HALF + GAP),
  y,
  width: HALF,
})

/** Numbers and dates, in two columns. */
const writeFacts = (ground: Ground, { facts, y: top }: Facts): number => {
  let y = top
  for (let at = 0; at < facts.length; at += 2) {
    const ends = facts.slice(at, at + 2).map(({ label, value }, column) => {
      const box = columnAt(column, y)
      const below = write(ground, { tag: 'P', text: label, box, style: QUIET })
      return write(ground, { tag: 'P', text: value, box: { ...box, y: below }, style: STRONG })
    })
    y = Math.max(...ends) + 9
  }
  return y
}

/** The longest names and addresses that the form takes stand above the foot in the smallest of them. */
const PARTY_SIZES = [10, 8.5, 7, 6] as const

/** The largest letters in which both parties stand on the sheet. */
const partySize = (sheet: Sheet, { parties, y }: Omit<Parties, 'size'>): number => {
  const isRoom = (size: number) =>
    parties.every(({ title, lines }) => {
      const box = { width: HALF }
      const heights = lines.map((text) => heightOf(sheet, { text, box, style: { ...PLAIN, size } }))
      const head = heightOf(sheet, { text: title, box, style: HEADING })
      return y + head + heights.reduce((sum, height) => sum + height, 3) < FOOT_Y - MARGIN
    })
  return PARTY_SIZES.find(isRoom) ?? PARTY_SIZES[3]
}

/** Seller and buyer, beside each other. */
const writeParties = (ground: Ground, { parties, y: top, size }: Parties): number => {
  const ends = parties.map(({ title, lines }, column) => {
    const box = columnAt(column, top)
    let y = 3 + write(ground, { tag: 'H2', text: title, box, style: HEADING })
    for (const text of lines) {
      y = write(ground, { tag: 'P', text, box: { ...box, y }, style: { ...PLAIN, size } })
    }
    return y
  })
  return Math.max(top, ...ends)
}

/** A line of the table: what it is, and the figure at the right edge. */
const writeRow = ({ sheet, parent: table }: Ground, { line, y, style }: Row): number => {
  const row = sheet.struct('TR')
  table.add(row)
  const name = { x: MARGIN, y, width: WIDTH - FIGURES - GAP }
  const figure = { x: MARGIN + WIDTH - FIGURES, y, width: FIGURES }
  const right = { ...style, align: 'right' } as const
  const ends = [
    write({ sheet, parent: row }, { tag: 'TH', text: line.label, box: name, style }),
    write({ sheet, parent: row }, { tag: 'TD', text: line.value, box: figure, style: right }),
  ]
  return Math.max(...ends) + 5
}

const TOTAL: Style = { ...STRONG, size: 13 }

/** The height of the table, its lines and the spaces between them included. */
const amountsHeight = (sheet: Sheet, { amounts, total, after }: Paper): number => {
  const rows = [
    ...[...amounts, ...after].map((line) => ({ line, style: PLAIN })),
    { line: total, style: TOTAL },
  ]
  const heights = rows.map(({ line, style }) =>
    Math.max(
      heightOf(sheet, { text: line.label, box: { width: WIDTH - FIGURES - GAP }, style }),
      heightOf(sheet, { text: line.value, box: { width: FIGURES }, style }),
    ),
  )
  return sumOf(heights, (height) => height + 13)
}

/** A stroke of the pen under the figure that is paid, in the room below its row. */
const markTotal = (sheet: Sheet, { text, y }: { text: string; y: number }) => {
  const width = sheet.font(TOTAL.face).fontSize(TOTAL.size).widthOfString(plainSpaces(text))
  drawStroke(sheet, { x: MARGIN + WIDTH - width, y: y - 9, width })
}

const writeAmounts = (ground: Ground, { paper, y: top }: Amounts): number => {
  const { sheet, parent } = ground
  const table = sheet.struct('Table')
  parent.add(table)
  let y = top
  for (const line of paper.amounts) {
    rule(sheet, { ...HAIR, y })
    y = writeRow({ sheet, parent: table }, { line, y: y + 7, style: PLAIN })
  }
  rule(sheet, { color: INK, weight: 1.25, y })
  y = writeRow({ sheet, parent: table }, { line: paper.total, y: y + 8, style: TOTAL })
  markTotal(sheet, { text: paper.total.value, y })
  for (const line of paper.after) {
    rule(sheet, { ...HAIR, y })
    y = writeRow({ sheet, parent: table }, { line, y: y + 7, style: PLAIN })
  }
  return y
}

const writeSheet = (sheet: Sheet, paper: Paper) => {
  const whole = sheet.struct('Document')
  sheet.addStructure(whole)
  const ground = { sheet, parent: whole }
  const line = (part: Omit<Part, 'box'>, y: number) =>
    write(ground, { ...part, box: { x: MARGIN, y, width: WIDTH } })
  const brand = { ...HEADING, face: 'headline', size: 15 } as const
  drawMark(sheet, { x: MARGIN, y: MARGIN - 13 })
  const name = { x: MARGIN + MARK_SIZE + 8, y: MARGIN - 8, width: WIDTH - MARK_SIZE - 8 }
  let y = write(ground, { tag: 'P', text: BRAND.name, box: name, style: brand })
  rule(sheet, { color: GREEN, weight: 2, y: y + 8 })
  y = line({ tag: 'H1', text: paper.title, style: { ...brand, color: INK, size: 25 } }, y + 34)
  y = writeFacts(ground, { facts: paper.facts, y: y + 16 })
  const parties = { parties: paper.parties, y: y + 16 }
  y = writeParties(ground, { ...parties, size: partySize(sheet, parties) }) + 28
  const foot = () => line({ tag: 'P', text: senderLine(paper.language), style: QUIET }, FOOT_Y)
  if (y + amountsHeight(sheet, paper) > FOOT_Y - 12) {
    foot()
    sheet.addPage()
    y = 12 + line({ tag: 'P', text: paper.title, style: QUIET }, MARGIN)
  }
  writeAmounts(ground, { paper, y })
  foot()
}

/** The file of a receipt or a credit note: a sheet of A4, or two where names and address are long, with the figures of the paper, tagged, its text to be searched and copied. */
export const paperPdf = (paper: Paper): Promise<Buffer<ArrayBuffer>> =>
  pdfOf(
    {
      size: 'A4',
      margin: MARGIN / 2,
      lang: paper.language,
      info: { Title: `${paper.title} · ${BRAND.name}`, Author: BRAND.legalName },
    },
    (sheet) => writeSheet(sheet, paper),
  )
