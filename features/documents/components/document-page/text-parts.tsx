import { Fragment } from 'react'
import type { Line, Part, Piece } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { tableName, writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'

type Text = Pick<DocumentText, 'blanks' | 'law' | 'type'>

/** Things that never change their order, with keys. */
const keyed = <Value,>(values: readonly Value[]) =>
  values.map((value, at) => ({ value, key: `${at}` }))

/** An address breaks behind its sign, where it must break. */
const breakable = (example: string) =>
  keyed(example.split(/(?<=@)/)).map(({ value, key }) => (
    <Fragment key={key}>
      {key === '0' ? null : <wbr />}
      {value}
    </Fragment>
  ))

/** A blank shows its example in the marker, which page script replaces by what is typed. */
const PieceView = ({ piece, text: { blanks, law } }: { piece: Piece; text: Text }) => {
  if (piece.kind === 'clause') return piece.number
  if (piece.kind === 'words') return piece.isStrong ? <b>{piece.words}</b> : piece.words
  const blank = blanks[piece.name]
  if (!blank) return null
  return <mark data-blank={piece.name}>{breakable(writtenExample(blank, law))}</mark>
}

const LineView = ({ line, text }: { line: Line; text: Text }) =>
  keyed(line).map(({ value, key }) => <PieceView key={key} piece={value} text={text} />)

const CellView = ({ cell, text }: { cell: WrittenCell; text: Text }) => {
  if (cell.kind === 'line') return <LineView line={cell.line} text={text} />
  return cell.isExample ? <mark>{cell.figure}</mark> : cell.figure
}

type TableProps = {
  part: Extract<Part, { kind: 'table' }>
  text: Text
  rows: number | undefined
}

const TableView = ({ part, text, rows }: TableProps) => {
  const { table } = part
  const figure = (column: string) => (table.numeric[Number(column)] ? 'figures' : undefined)
  return (
    <section
      className="written-table"
      aria-label={tableName(part)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, which takes the focus of a keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {keyed(table.head).map(({ value, key }) => (
              <th key={key} scope="col" className={figure(key)}>
                <LineView line={value} text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(writtenRows(table, text.law).slice(0, rows)).map(({ value: cells, key: row }) => (
            <tr key={row}>
              {keyed(cells).map(({ value, key }) => (
                <td key={key} className={figure(key)}>
                  <CellView cell={value} text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ListProps = { lines: readonly Line[]; text: Text; className?: string }

const Entries = ({ lines, text }: ListProps) =>
  keyed(lines).map(({ value, key }) => (
    <li key={key}>
      <LineView line={value} text={text} />
    </li>
  ))

type PartProps = { part: Part; text: Text; rows: number | undefined }

const PartView = ({ part, text, rows }: PartProps) => {
  switch (part.kind) {
    case 'clause':
      return <h3>{isNumbered(text) ? `${part.number}. ${part.heading}` : part.heading}</h3>
    case 'heading':
      return <h3>{part.heading}</h3>
    case 'paragraph':
      return (
        <p>
          {keyed(part.lines).map(({ value, key }) => (
            <Fragment key={key}>
              {key === '0' ? null : <br />}
              <LineView line={value} text={text} />
            </Fragment>
          ))}
        </p>
      )
    case 'list': {
      const List = part.style === 'numbered' ? 'ol' : 'ul'
      return (
        <List className={part.style}>
          <Entries lines={part.items} text={text} />
        </List>
      )
    }
    case 'table':
      return <TableView part={part} text={text} rows={rows} />
    case 'signatures':
      return (
        <ul className="signed">
          <Entries lines={part.places} text={text} />
        </ul>
      )
    case 'note':
      return (
        <aside>
          {part.law ? <b>{`${part.law}. `}</b> : null}
          {part.words}
        </aside>
      )
  }
}

type Props = {
  parts: readonly Part[]
  text: Text
  /** The rows that are shown of a table; all where nothing is said. */
  rows?: number | undefined
}

/** Parts of a text that is written out, its blanks with their examples; how the web app shows them is `services/web-app/text-html.ts`. */
export const TextParts = ({ parts, text, rows }: Props) =>
  keyed(parts).map(({ value, key }) => <PartView key={key} part={value} text={text} rows={rows} />)
