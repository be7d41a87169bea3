import type { Line, Part, Table } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import type { Block } from './template-blocks.ts'

/** A blank stands in brackets under the name that it is asked for by. */
const lineText = (line: Line, { blanks }: DocumentText): string =>
  line
    .map((piece) => {
      if (piece.kind === 'words') return piece.words
      return piece.kind === 'clause' ? piece.number : `[${blanks[piece.name]?.label ?? ''}]`
    })
    .join('')

/** A figure that is an example stands in brackets as well; what follows from such figures is left open. */
const cellText = (cell: WrittenCell, text: DocumentText): string => {
  if (cell.kind === 'line') return lineText(cell.line, text)
  return cell.isExample ? `[${cell.figure}]` : '[ ]'
}

const tableRows = (table: Table, text: DocumentText): string[][] => [
  table.head.map((line) => lineText(line, text)),
  ...writtenRows(table, text.law).map((cells) => cells.map((cell) => cellText(cell, text))),
]

const SIGNS = { points: '• ', boxes: '☐ ' } as const

const listBlocks = ({ style, items }: Part & { kind: 'list' }, text: DocumentText): Block[] =>
  items.map((item, at) => {
    const sign = style === 'numbered' ? `${at + 1}. ` : SIGNS[style]
    return { kind: 'point', text: `${sign}${lineText(item, text)}` }
  })

const partBlocks = (part: Part, text: DocumentText): Block[] => {
  switch (part.kind) {
    case 'clause': {
      const number = isNumbered(text) ? `${part.number}. ` : ''
      return [{ kind: 'heading', text: `${number}${part.heading}` }]
    }
    case 'heading':
      return [{ kind: 'heading', text: part.heading }]
    case 'paragraph':
      return part.lines.map((line) => ({ kind: 'text', text: lineText(line, text) }))
    case 'list':
      return listBlocks(part, text)
    case 'table':
      return [{ kind: 'table', rows: tableRows(part.table, text) }]
    case 'signatures': {
      const places = part.places.map((line) => lineText(line, text))
      return [{ kind: 'table', rows: [places, places.map(() => '')] }]
    }
    case 'note':
      // Who signs it does not read what it means.
      return []
  }
}

/** A document as the paragraphs of a file, without what stands in its margin. */
export const textBlocks = (text: DocumentText): Block[] =>
  text.parts().flatMap((part) => partBlocks(part, text))
