import type { Line, Part, Piece, Table } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import type { Locale } from '#lib/config/locales.ts'
import { sum } from '#lib/util/sum.ts'
import type { WrittenPage } from './draw-sheet.ts'
import type { FlowPart } from './flow-parts.ts'

/** None of the faces has a thin space. */
const set = (written: string) => written.replaceAll('\u202F', '\u00A0')

const pieceText = (piece: Piece, { blanks, law }: DocumentText): string => {
  if (piece.kind === 'words') return piece.words
  if (piece.kind === 'clause') return `${piece.number}`
  const blank = blanks[piece.name]
  return blank ? `[${writtenExample(blank, law)}]` : ''
}

const lineText = (line: Line, text: DocumentText): string =>
  set(line.map((piece) => pieceText(piece, text)).join(''))

/** Nothing that is set without a marker shows where its owner fills it in. */
const bare = (written: string) => written.replaceAll(/[[\]]/g, '')

const cellText = (cell: WrittenCell, text: DocumentText) =>
  cell.kind === 'figure' ? set(cell.figure) : bare(lineText(cell.line, text))

/** Whether all that is no blank stands out: a line that is a heading. */
const isStrong = (line: Line) => {
  const words = line.filter((piece) => piece.kind === 'words')
  return words.length > 0 && words.every((piece) => piece.isStrong)
}

/** As many columns of figures as a first page has room for. */
const MOST_FIGURES = 3

/** The columns of a table that its first page shows: that with the most words, and of those with figures the first two and the last. */
const columnsOf = (
  numeric: readonly boolean[],
  rows: readonly (readonly string[])[],
): { shown: number[]; isNumeric: boolean } => {
  const words = numeric.flatMap((isNumeric, at) => (isNumeric ? [] : [at]))
  const lengths = words.map((at) => sum(rows.map((row) => row[at]?.length ?? 0)))
  const name = words[lengths.indexOf(Math.max(...lengths))] ?? 0
  const figures = numeric.flatMap((isNumeric, at) => (isNumeric && at > name ? [at] : []))
  if (figures.length === 0) return { shown: words.slice(0, 3), isNumeric: false }
  const some =
    figures.length > MOST_FIGURES ? [...figures.slice(0, 2), ...figures.slice(-1)] : figures
  return { shown: [name, ...some], isNumeric: true }
}

const tablePart = (table: Table, text: DocumentText): FlowPart => {
  const rows = writtenRows(table, text.law).map((row) => row.map((cell) => cellText(cell, text)))
  const { shown, isNumeric } = columnsOf(table.numeric, rows)
  const pick = (row: readonly string[]) => shown.map((at) => row[at] ?? '')
  return {
    is: 'rows',
    isNumeric,
    head: pick(table.head.map((head) => bare(lineText(head, text)))),
    rows: rows.map(pick),
  }
}

const SIGNS = { numbered: 'number', points: 'point', boxes: 'box' } as const

const partOf = (part: Part, text: DocumentText): FlowPart[] => {
  switch (part.kind) {
    case 'clause':
      return [
        { is: 'heading', text: `${isNumbered(text) ? `${part.number}. ` : ''}${part.heading}` },
      ]
    case 'heading':
      return [{ is: 'text', lines: [{ text: part.heading, isStrong: true }] }]
    case 'paragraph': {
      const lines = part.lines.map((line) => ({
        text: lineText(line, text),
        isStrong: isStrong(line),
      }))
      return [{ is: 'text', lines }]
    }
    case 'list': {
      const items = part.items.map((item) => lineText(item, text))
      return [{ is: 'points', sign: SIGNS[part.style], items }]
    }
    case 'table':
      return [tablePart(part.table, text)]
    case 'signatures':
      return [{ is: 'sign', places: part.places.map((place) => bare(lineText(place, text))) }]
    case 'note':
      return []
  }
}

const MOST_FACTS = 6

const layoutOf = ({ type }: DocumentText) => {
  if (type === 'letter') return 'writtenLetter'
  return type === 'form' || type === 'spreadsheet' ? 'writtenTable' : 'written'
}

/** A document that is written out, in a language, as its first page shows it: blanks as examples, without the notes of the margin. */
export const writtenPage = (text: DocumentText, language: Locale): WrittenPage => {
  const blanks = Object.values(text.blanks)
  const examples = blanks.map(
    (blank) => [blank.label, set(writtenExample(blank, text.law))] as const,
  )
  const at = Math.max(
    0,
    blanks.findIndex(({ type }) => type === 'name'),
  )
  const facts: FlowPart = { is: 'facts', rows: examples.slice(0, MOST_FACTS) }
  return {
    id: text.template,
    title: text.title,
    language,
    department: text.department,
    layout: layoutOf(text),
    name: examples[at]?.[1] ?? '',
    line: blanks[at + 1]?.type === 'text' ? (examples[at + 1]?.[1] ?? '') : '',
    parts: [facts, ...text.parts().flatMap((part) => partOf(part, text))],
  }
}
