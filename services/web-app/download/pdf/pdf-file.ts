import { SIGNATURE_BOX } from '#features/agreement/kept-agreement.ts'
import type { Line, Part } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import { pdfOf } from '#services/papers/pdf-sheet.ts'
import type { WordSource } from '../word/word-source.ts'
import { isWide, writeTable } from './pdf-table.ts'
import {
  inFace,
  INK,
  keepRoom,
  type PdfWriting,
  SOFT,
  wordsLine,
  writeLines,
} from './pdf-writing.ts'

const MARGIN = 64

const TEXT = { face: 'text', size: 10.5 } as const
const SMALL = { face: 'text', size: 8.5, color: SOFT } as const
const CLAUSE = { face: 'strong', size: 12 } as const
const HEADING = { face: 'strong', size: 11 } as const
const TITLE = { face: 'headline', size: 22 } as const

const INDENT = 20
const SIGNING_ROOM = 48
const SIGNING_WIDTH = 240

const drawn = ({ sheet }: PdfWriting, draw: () => void) => {
  sheet.markContent('Artifact', { type: 'Layout' })
  draw()
  sheet.endMarkedContent()
}

const MARKS = {
  numbered: (at: number) => `${at + 1}.`,
  points: () => '•',
  boxes: () => '',
} as const

const writeList = (writing: PdfWriting, { style, items }: Part & { kind: 'list' }) => {
  const { sheet } = writing
  for (const [at, item] of items.entries()) {
    keepRoom(writing, 2 * TEXT.size)
    const { left } = sheet.page.margins
    const { y } = sheet
    const mark = MARKS[style](at)
    drawn(writing, () => {
      if (style === 'boxes')
        sheet
          .rect(left, y + 1, 9, 9)
          .lineWidth(0.75)
          .strokeColor(INK)
          .stroke()
      else sheet.font('text').fontSize(TEXT.size).fillColor(INK).text(mark, left, y)
    })
    sheet.y = y
    writeLines(writing, { tag: 'P', lines: [item], style: TEXT, x: left + INDENT })
    sheet.moveDown(0.25)
  }
}

/** What the account has signed with, above the first line: the strokes that were drawn, or its company's name. */
const writeOwnSignature = (writing: PdfWriting, y: number) => {
  const { sheet, source } = writing
  const { left } = sheet.page.margins
  const { own } = source
  if (!own) return
  drawn(writing, () => {
    if (own.signature === undefined) {
      sheet
        .font('headline')
        .fontSize(15)
        .fillColor(INK)
        .text(inFace(own.company), left, y - 22)
      return
    }
    const scale = SIGNING_ROOM / SIGNATURE_BOX.height
    sheet
      .save()
      .translate(left, y - SIGNING_ROOM)
      .scale(scale)
    sheet.path(own.signature).lineCap('round').lineWidth(2).stroke(INK).restore()
  })
}

const writeSignatures = (writing: PdfWriting, places: readonly Line[]) => {
  const { sheet } = writing
  for (const [at, place] of places.entries()) {
    keepRoom(writing, SIGNING_ROOM + 3 * TEXT.size)
    const { left } = sheet.page.margins
    const y = sheet.y + SIGNING_ROOM
    if (at === 0) writeOwnSignature(writing, y)
    drawn(writing, () => {
      sheet.moveTo(left, y).lineTo(left + SIGNING_WIDTH, y)
      sheet.lineWidth(0.75).strokeColor(INK).stroke()
    })
    sheet.y = y + 4
    writeLines(writing, { tag: 'P', lines: [place], style: TEXT })
  }
}

type Heading = { words: string; style: typeof CLAUSE | typeof HEADING }

const writeHeading = (writing: PdfWriting, { words, style }: Heading) => {
  const { sheet } = writing
  keepRoom(writing, 6 * style.size)
  sheet.moveDown(0.75)
  writeLines(writing, { tag: 'H2', lines: [wordsLine(words)], style })
  sheet.moveDown(0.3)
}

const writePart = (part: Part, writing: PdfWriting): void => {
  switch (part.kind) {
    case 'clause': {
      const isCounted = isNumbered(writing.source)
      const words = isCounted ? `${part.number}. ${part.heading}` : part.heading
      writeHeading(writing, { words, style: CLAUSE })
      return
    }
    case 'heading':
      writeHeading(writing, { words: part.heading, style: HEADING })
      return
    case 'paragraph':
      writeLines(writing, { tag: 'P', lines: part.lines, style: TEXT })
      writing.sheet.moveDown(0.5)
      return
    case 'list':
      writeList(writing, part)
      writing.sheet.moveDown(0.25)
      return
    case 'table':
      writeTable(writing, part.table)
      writing.sheet.moveDown(0.75)
      return
    case 'signatures':
      writeSignatures(writing, part.places)
      return
    case 'note':
    // Who signs it does not read what it means.
  }
}

/** Title and number at the foot of each page. */
const writeFeet = (sheet: PDFKit.PDFDocument, title: string) => {
  const { count } = sheet.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    sheet.switchToPage(at)
    const { page } = sheet
    // What stands below the margin would begin another page.
    page.margins.bottom = 0
    sheet.markContent('Artifact', { type: 'Pagination' })
    sheet.font(SMALL.face).fontSize(SMALL.size).fillColor(SOFT)
    const options = { width: page.width - 2 * MARGIN, lineBreak: false }
    const y = page.height - MARGIN / 2
    sheet.text(`${inFace(title)} · ${at + 1} / ${count}`, MARGIN, y, options)
    sheet.endMarkedContent()
  }
}

const writeDocument = (sheet: PDFKit.PDFDocument, source: WordSource) => {
  const parent = sheet.struct('Document')
  sheet.addStructure(parent)
  const writing = { sheet, parent, source }
  writeLines(writing, { tag: 'H1', lines: [wordsLine(source.title)], style: TITLE })
  sheet.moveDown(0.6)
  for (const part of source.parts) writePart(part, writing)
  sheet.moveDown(1.5)
  for (const words of source.closing) {
    writeLines(writing, { tag: 'P', lines: [wordsLine(words)], style: SMALL })
  }
  writeFeet(sheet, source.title)
}

/** A document to print, sign and send: its tables computed, its blanks named, without what stands in its margin. */
export const pdfFile = (source: WordSource): Promise<Buffer<ArrayBuffer>> =>
  pdfOf(
    {
      size: source.law === 'US' ? 'LETTER' : 'A4',
      layout: source.parts.some((part) => part.kind === 'table' && isWide(part.table))
        ? 'landscape'
        : 'portrait',
      margin: MARGIN,
      bufferPages: true,
      lang: source.tag,
      info: { Title: source.title },
    },
    (sheet) => writeDocument(sheet, source),
  )
