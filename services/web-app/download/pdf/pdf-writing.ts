import type { Line } from '#features/document-texts/document-text.ts'
import { type Face, plainSpaces } from '#services/papers/pdf-sheet.ts'
import { filledBlank } from '#services/web-app/filled-text.ts'
import { printable, type WordSource } from '../word/word-source.ts'

export const INK = '#10233f'
export const SOFT = '#4a5871'

/** A file that is being written, and the element of its structure that takes what is written. */
export type PdfWriting = {
  sheet: PDFKit.PDFDocument
  parent: ReturnType<PDFKit.PDFDocument['struct']>
  source: WordSource
}

type Style = { face: Face; size: number; color?: string }

/** Words in one face; a blank stands on a line under the name by which it is asked for. */
type Run = { words: string; face?: Face; isBlank: boolean }

const runsOf = (line: Line, { blanks, own }: WordSource): Run[] =>
  line.map((piece): Run => {
    if (piece.kind === 'clause') return { words: `${piece.number}`, isBlank: false }
    if (piece.kind === 'words') {
      return { words: piece.words, isBlank: false, ...(piece.isStrong && { face: 'strong' }) }
    }
    const filled = filledBlank(piece.name, own)
    if (filled !== undefined) return { words: filled, face: 'strong', isBlank: false }
    return { words: blanks[piece.name]?.label ?? '', isBlank: true }
  })

/** A line as one string, for the cell of a table. */
export const plainLine = (line: Line, source: WordSource): string =>
  runsOf(line, source)
    .map(({ words }) => words)
    .join('')

/** Words that are ready for the faces. */
export const inFace = (text: string): string => plainSpaces(printable(text))

type Written = { tag: string; lines: readonly Line[]; style: Style; x?: number }

/** Writes lines below what stands there, as one element of the structure that screen readers follow. */
export const writeLines = (
  { sheet, parent, source }: PdfWriting,
  { tag, lines, style, x = sheet.page.margins.left }: Written,
): void => {
  const content = sheet.markStructureContent(tag)
  const width = sheet.page.width - sheet.page.margins.right - x
  for (const line of lines) {
    const runs = runsOf(line, source).filter(({ words }) => words !== '')
    sheet.x = x
    for (const [at, { words, face = style.face, isBlank }] of runs.entries()) {
      sheet.font(face).fontSize(style.size)
      sheet.fillColor(isBlank ? SOFT : (style.color ?? INK))
      const isLast = at === runs.length - 1
      sheet.text(inFace(words), { width, lineGap: 2.5, continued: !isLast, underline: isBlank })
    }
  }
  sheet.endMarkedContent()
  parent.add(sheet.struct(tag, {}, [content]))
}

/** A line that holds nothing but words. */
export const wordsLine = (words: string): Line => [{ kind: 'words', words, isStrong: false }]

/** Begins another page where less room is left. */
export const keepRoom = ({ sheet }: PdfWriting, height: number): void => {
  if (sheet.y + height > sheet.page.height - sheet.page.margins.bottom) sheet.addPage()
}
