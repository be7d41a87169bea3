import { expect, it } from 'vitest'
import { computedTable } from '#features/document-texts/computed-table.ts'
import type { Cell } from '#features/document-texts/document-text.ts'

const cellOf = (written: string | number): Cell => {
  if (typeof written === 'number') return { kind: 'number', value: written }
  if (written.startsWith('=')) return { kind: 'formula', formula: written.slice(1) }
  const line = written === '' ? [] : [{ kind: 'words' as const, words: written, isStrong: false }]
  return { kind: 'line', line }
}

/** What the last cell of a column comes to, whose first cell is A2. */
const lastOf = (...column: (string | number)[]) =>
  computedTable({ rows: column.map((written) => [cellOf(written)]) }).at(-1)?.[0]

const figure = (value: number) => ({ kind: 'number', value })

it.each([
  [[1, 2, 3, '=SUM(A2:A4)'], 6],
  [[1, '', 3, '=SUM(A2:A4)'], 4],
  [[1, '=A2*2', '=A3+A2'], 3],
  [[100, 1.005, '=ROUND(A2*A3,2)'], 100.5],
  [[5, '=IF(A2>4,1,0)'], 1],
] as const)('%j comes to %d', (column, value) => {
  expect(lastOf(...column)).toEqual(figure(value))
})

it.each([
  ['a range from its end', [1, 2, 3, '=SUM(A4:A2)'], '"A4:A2" begins at its end'],
  ['words in a range', [1, '1,200', '=SUM(A2:A3)'], 'the words of cell 1:0'],
  ['words that a formula names', ['n/a', '=A2*2'], 'the words of cell 0:0'],
  ['a cell that is not there', [1, '=A9'], 'A formula asks for cell 7:0'],
  ['itself', [1, '=A3+1'], 'A formula asks for cell 1:0'],
  ['a half formula', [1, '=A2*'], '"A2*" is no formula'],
] as const)('%s is refused', (_what, column, message) => {
  expect(() => lastOf(...column)).toThrow(
    expect.objectContaining({ name: 'FormulaError', message: expect.stringContaining(message) }),
  )
})
