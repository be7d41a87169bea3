import { html } from 'hono/html'
import { SIGNATURE_BOX } from '#features/agreement/kept-agreement.ts'
import type { Line, Part, Piece } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import { tableName, writtenRows, type WrittenCell } from '#features/document-texts/written-table.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { filledBlank, type FilledText } from './filled-text.ts'
import type { Html } from './page.ts'

const BOX = `0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`

type Shown = FilledText['text'] & Omit<FilledText, 'text'>

/** A blank shows its example in the marker, or what the account has put in its place. */
const pieceHtml = (piece: Piece, { blanks, law, own }: Shown): Html => {
  if (piece.kind === 'clause') return html`${piece.number}`
  if (piece.kind === 'words')
    return piece.isStrong ? html`<b>${piece.words}</b>` : html`${piece.words}`
  const blank = blanks[piece.name]
  const filled = filledBlank(piece.name, own)
  if (filled !== undefined) return html`<mark class="own" title="${blank?.label}">${filled}</mark>`
  return blank ? html`<mark title="${blank.label}">${writtenExample(blank, law)}</mark>` : html``
}

const lineHtml = (line: Line, text: Shown) => line.map((piece) => pieceHtml(piece, text))

const cellHtml = (cell: WrittenCell, text: Shown) => {
  if (cell.kind === 'line') return lineHtml(cell.line, text)
  return cell.isExample ? html`<mark>${cell.figure}</mark>` : cell.figure
}

type TablePart = Extract<Part, { kind: 'table' }>

const tableHtml = (part: TablePart, text: Shown): Html => {
  const { table } = part
  return html`<div class="table" role="region" tabindex="0" aria-label="${tableName(part)}">
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
}

/** What the account has signed with: the strokes that were drawn, or its company's name. */
const signatureHtml = ({ own, language }: Shown): Html => {
  if (!own) return html``
  const { company, signature } = own
  const label = fillWords(wordsOf(language).webApp.signedBy, { company })
  return signature === undefined
    ? html`<i class="signature" role="img" aria-label="${label}">${company}</i>`
    : html`<svg class="signature" viewBox="${BOX}" role="img" aria-label="${label}">
        <path d="${signature}" fill="none" stroke="currentColor" stroke-width="2.5" />
      </svg>`
}

/** The first place is that of whoever filled the text in, in whose name the company stands. */
const placeHtml = ({ place, at }: { place: Line; at: number }, text: Shown): Html =>
  at === 0 && text.own
    ? html`<li>${signatureHtml(text)} <mark class="own">${text.own.company}</mark></li>`
    : html`<li>${lineHtml(place, text)}</li>`

const listHtml = ({ style, items }: Part & { kind: 'list' }, text: Shown): Html => {
  const entries = items.map((item) => html`<li>${lineHtml(item, text)}</li>`)
  return style === 'numbered'
    ? html`<ol>
        ${entries}
      </ol>`
    : html`<ul class="${style}">
        ${entries}
      </ul>`
}

const partHtml = (part: Part, text: Shown): Html => {
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
      return tableHtml(part, text)
    case 'signatures':
      return html`<ul class="signatures">
        ${part.places.map((place, at) => placeHtml({ place, at }, text))}
      </ul>`
    case 'note':
      return html`<aside>${part.law ? html`<b>${part.law}.</b> ` : ''}${part.words}</aside>`
  }
}

/** A document from its first part to its last, its blanks with their examples, and beside the parts what the law demands and what they mean. */
export const textHtml = ({ text, ...filled }: FilledText): Html =>
  html`${text.parts().map((part) => partHtml(part, { ...text, ...filled }))}`

/** What a document begins with, up to its first clause, and under it the signature: all that there is room for beside other things. */
export const shortTextHtml = ({ text, ...filled }: FilledText): Html => {
  const parts = text.parts()
  const opening = parts.slice(
    0,
    parts.findIndex(({ kind }) => kind === 'clause'),
  )
  const signatures = parts.flatMap((part) =>
    part.kind === 'signatures' ? [{ ...part, places: part.places.slice(0, 1) }] : [],
  )
  return html`${[...opening, ...signatures].map((part) => partHtml(part, { ...text, ...filled }))}`
}
