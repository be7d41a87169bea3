import type { ParagraphChild } from 'docx'
import type { Line, Piece } from '#features/document-texts/document-text.ts'
import { contentControl } from './content-control.ts'
import { printable, type Writing } from './word-source.ts'

/** Where the number of a clause is read. */
export const clauseBookmark = (number: number): string => `clause_${number}`

const pieceChildren = (piece: Piece, writing: Writing): ParagraphChild[] => {
  const { docx } = writing
  switch (piece.kind) {
    case 'words':
      // What is not strong is as its style has it, and a head is bold.
      return [new docx.TextRun({ text: printable(piece.words), bold: piece.isStrong || undefined })]
    case 'blank':
      return contentControl(piece.name, writing)
    case 'clause':
      // Word asks the clause for its number, without the point behind it.
      return [
        new docx.SimpleField(` REF ${clauseBookmark(piece.number)} \\r \\h `, `${piece.number}`),
      ]
  }
}

/** A line as what stands in a paragraph of Word. */
export const lineChildren = (line: Line, writing: Writing): ParagraphChild[] =>
  line.flatMap((piece) => pieceChildren(piece, writing))
