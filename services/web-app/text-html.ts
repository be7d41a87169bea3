import { html } from 'hono/html'
import type { Line, Part, Piece, Table } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import { writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import type { Html } from './page.ts'

/** A blank shows its example in the marker: what its owner puts in its place. */
const pieceHtml = (piece: Piece, { blanks, law }: DocumentText): Html => {
  if (piece.kind === 'clause') return html`${piece.number}`
  if (piece.kind === 'words')
    return piece.isStrong ? html`<b>${piece.words}</b>` : html`${piece.words}`
  const blank = blanks[piece.name]
  return blank ? html`<mark title="${blank.label}">${writtenExample(blank, law)}</mark>` : html``
}

const lineHtml = (line: Line, text: DocumentText) => line.map((piece) => pieceHtml(piece, text))

const cellHtml = (cell: WrittenCell, text: DocumentText) => {
  if (cell.kind === 'line') return lineHtml(cell.line, text)
  return cell.isExample ? html`<mark>${cell.figure}</mark>` : cell.figure
}

const tableHtml = (table: Table, text: DocumentText): Html =>
  html`<div class="table" role="region" tabindex="0" aria-label="${text.title}">
    <table>
      <thead>
        <tr>
          ${table.head.map(
            (head, column) =>
              html`<th scope="col" ${table.numeric[column] ? html`class="figure"` : ''}>
                ${lineHtml(head, text)}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${writtenRows(table, text.law).map(
          (cells) =>
            html`<tr>
              ${cells.map(
                (cell, column) =>
                  html`<td ${table.numeric[column] ? html`class="figure"` : ''}>
                    ${cellHtml(cell, text)}
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

const listHtml = ({ style, items }: Part & { kind: 'list' }, text: DocumentText): Html => {
  const entries = items.map((item) => html`<li>${lineHtml(item, text)}</li>`)
  return style === 'numbered'
    ? html`<ol>
        ${entries}
      </ol>`
    : html`<ul class="${style}">
        ${entries}
      </ul>`
}

const partHtml = (part: Part, text: DocumentText): Html => {
  switch (part.kind) {
    case 'clause':
      return html`<h3>${isNumbered(text) ? `${part.number}. ` : ''}${part.heading}</h3>`
    case 'heading':
      return html`<h4>${part.heading}</h4>`
    case 'paragraph':
      return html`<p>
        ${part.lines.map((line, at) => html`${at > 0 ? html`<br />` : ''}${lineHtml(line, text)}`)}
      </p>`
    case 'list':
      return listHtml(part, text)
    case 'table':
      return tableHtml(part.table, text)
    case 'signatures':
      return html`<ul class="signatures">
        ${part.places.map((place) => html`<li>${lineHtml(place, text)}</li>`)}
      </ul>`
    case 'note':
      return html`<aside>${part.law ? html`<b>${part.law}.</b> ` : ''}${part.words}</aside>`
  }
}

/** A document from its first part to its last, its blanks with their examples, and beside the parts what the law demands and what they mean. */
export const textHtml = (text: DocumentText): Html =>
  html`${text.parts().map((part) => partHtml(part, text))}`
