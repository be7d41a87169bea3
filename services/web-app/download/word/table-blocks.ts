import type { Paragraph, ParagraphChild, Table as WordTable } from 'docx'
import type { Line, Table } from '#features/document-texts/document-text.ts'
import { writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { figureControl, lineChildren } from './content-control.ts'
import { ownSignature } from './own-signature.ts'
import { textWidth } from './styles.ts'
import type { Writing } from './word-source.ts'

const wordsIn = (cell: WrittenCell, { source }: Writing): string => {
  if (cell.kind === 'figure') return cell.figure
  return cell.line
    .map((piece) => {
      if (piece.kind === 'words') return piece.words
      return piece.kind === 'blank' ? (source.blanks[piece.name]?.label ?? '') : piece.number
    })
    .join('')
}

const cellChildren = (cell: WrittenCell, writing: Writing): ParagraphChild[] =>
  cell.kind === 'line' ? lineChildren(cell.line, writing) : [figureControl(cell, writing)]

/** Of a letter, and of what stands beside the words of a cell, in twentieths of a point. */
const LETTER_WIDTH = 125
const CELL_EDGES = 200

/** Letters that share in the width that is left: more of them wrap. */
const MOST_SHARED = 40

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The text's width, shared out among columns so that no word and no figure breaks where there is room. */
const columnWidths = (rows: readonly (readonly WrittenCell[])[], writing: Writing): number[] => {
  const columns = (rows[0] ?? []).map((_head, column) =>
    rows.flatMap((row) => row.slice(column, column + 1).map((cell) => wordsIn(cell, writing))),
  )
  const least = columns.map(
    // Figures are grouped with spaces that hold them together.
    (texts) => longest(texts.flatMap((text) => text.split(/[ -]/))) * LETTER_WIDTH + CELL_EDGES,
  )
  const shares = columns.map((texts) => Math.min(MOST_SHARED, longest(texts)))
  const whole = textWidth(writing.source)
  const left = whole - sum(least)
  if (left < 0) return least.map((width) => Math.floor((width * whole) / sum(least)))
  return least.map((width, column) =>
    Math.floor(width + (left * (shares[column] ?? 0)) / sum(shares)),
  )
}

type Row = { cells: readonly WrittenCell[]; isHead: boolean }

const rowOf = (row: Row, { docx, ...writing }: Writing & Pick<Table, 'numeric'>) =>
  new docx.TableRow({
    tableHeader: row.isHead,
    cantSplit: true,
    children: row.cells.map(
      (cell, column) =>
        new docx.TableCell({
          children: [
            new docx.Paragraph({
              style: row.isHead ? 'Head' : 'Cell',
              alignment: docx.AlignmentType[writing.numeric[column] ? 'RIGHT' : 'LEFT'],
              children: cellChildren(cell, { docx, source: writing.source }),
            }),
          ],
        }),
    ),
  })

/** A table with its head on each page and its figures to the right, and the air under it. */
export const tableBlocks = (table: Table, writing: Writing): (Paragraph | WordTable)[] => {
  const { docx, source } = writing
  const head = table.head.map((line) => ({ kind: 'line', line }) as const)
  const all = [head, ...writtenRows(table, source.law)]
  const border = { style: docx.BorderStyle.SINGLE, size: 4, color: 'AAB2BF' }
  const { numeric } = table
  return [
    new docx.Table({
      columnWidths: columnWidths(all, writing),
      width: { size: textWidth(source), type: docx.WidthType.DXA },
      layout: docx.TableLayoutType.FIXED,
      margins: { left: 80, right: 80 },
      borders: {
        top: border,
        bottom: border,
        left: border,
        right: border,
        insideHorizontal: border,
        insideVertical: border,
      },
      rows: all.map((cells, at) => rowOf({ cells, isHead: at === 0 }, { ...writing, numeric })),
    }),
    new docx.Paragraph({ text: '' }),
  ]
}

const PLACES_BESIDE = 2

/** Places to sign, two beside each other: a line, and under it who signs there. */
export const signatureBlocks = (
  places: readonly Line[],
  writing: Writing,
): (Paragraph | WordTable)[] => {
  const { docx, source } = writing
  const width = Math.floor(textWidth(source) / PLACES_BESIDE)
  const rows = places.flatMap((_place, at) =>
    at % PLACES_BESIDE === 0 ? [[places[at] ?? [], places[at + 1]]] : [],
  )
  const signed = (place: Line) => {
    const { own } = source
    // The first place is that of whoever filled the text in, in whose name the company stands.
    if (!own || place !== places[0]) {
      return [new docx.Paragraph({ style: 'Signature', children: lineChildren(place, writing) })]
    }
    const children = lineChildren([{ kind: 'blank', name: 'company' }], writing)
    const name = new docx.Paragraph({ style: 'Signature', spacing: { before: 0 }, children })
    return [ownSignature(own, writing), name]
  }
  const cell = (place: Line | undefined) =>
    new docx.TableCell({
      margins: { right: 400 },
      width: { size: width, type: docx.WidthType.DXA },
      verticalAlign: docx.VerticalAlignTable.BOTTOM,
      children: place ? signed(place) : [new docx.Paragraph({ text: '' })],
    })
  return [
    new docx.Table({
      columnWidths: Array<number>(PLACES_BESIDE).fill(width),
      width: { size: width * PLACES_BESIDE, type: docx.WidthType.DXA },
      borders: docx.TableBorders.NONE,
      rows: rows.map((row) => new docx.TableRow({ cantSplit: true, children: row.map(cell) })),
    }),
    new docx.Paragraph({ text: '' }),
  ]
}
