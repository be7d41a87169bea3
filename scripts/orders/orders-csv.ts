import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/ask/read-rows.ts'
import { ALL_COLUMNS, AMOUNTS } from './columns.ts'

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return `${value}`
  return JSON.stringify(value)
}

/** What a buyer wrote must not be a formula to the program that opens the list. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

const documentOf = ({ kind, document }: Row): string =>
  kind === 'refund' ? creditNoteNumberOf(Number(document)) : receiptNumberOf(Number(document))

const cellOf = (row: Row, column: string): string => {
  const value = row[column]
  if (AMOUNTS.includes(column)) return typedUnits(Number(value), currencySchema.parse(row.currency))
  if (column === 'document') return documentOf(row)
  if (column === 'at') return new Date(textOf(value)).toISOString()
  return quoted(harmless(textOf(value)))
}

/** The list of an accountant: a line for each order and refund, amounts in units of their currency with a point. */
export const ordersCsv = (rows: readonly Row[]): string =>
  [
    ALL_COLUMNS.join(','),
    ...rows.map((row) => ALL_COLUMNS.map((column) => cellOf(row, column)).join(',')),
  ].join('\n')
