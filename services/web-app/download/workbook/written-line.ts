import type { Line } from '#features/document-texts/document-text.ts'
import type { Field } from './field-sheet.ts'
import { asText } from './formulas.ts'
import type { SheetCell } from './sheet-rows.ts'

export type Fields = ReadonlyMap<string, Field>

/** What a line reads while nothing is filled in. */
export const shownLine = (line: Line, fields: Fields): string =>
  line
    .map((piece) => {
      if (piece.kind === 'words') return piece.words
      return piece.kind === 'clause' ? piece.number : (fields.get(piece.name)?.label ?? '')
    })
    .join('')

/** Whether all that a line says stands out. */
export const isStrongLine = (line: Line): boolean =>
  line.some((piece) => piece.kind === 'words' && piece.isStrong) &&
  line.every((piece) => piece.kind !== 'words' || piece.isStrong)

/** A line as a cell: words, or a formula that puts what is filled in among them. */
export const writtenLine = (line: Line, fields: Fields): SheetCell => {
  const shown = shownLine(line, fields)
  if (!line.some(({ kind }) => kind === 'blank')) return { value: shown, type: 'string' }
  const formula = line
    .map((piece) => {
      if (piece.kind === 'words') return asText(piece.words)
      if (piece.kind === 'clause') return asText(`${piece.number}`)
      return fields.get(piece.name)?.reference ?? asText('')
    })
    .join('&')
  return { value: null, type: 'formula', formula, formulaResult: shown }
}
