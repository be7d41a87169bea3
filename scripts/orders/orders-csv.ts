import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/ask/read-rows.ts'
import { COLUMNS, type Column } from './columns.ts'

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

/** A value as a cell: numbers as they are, text without formulas. */
export const csvCell = (value: unknown): string =>
  typeof value === 'number' ? `${value}` : quoted(harmless(textOf(value)))

const documentOf = ({ kind, document }: Row): string => {
  if (document === null) return ''
  return kind === 'refund'
    ? creditNoteNumberOf(Number(document))
    : receiptNumberOf(Number(document))
}

/** In the currency of the provider's books; empty where it told none. */
const feeOf = ({ fee, fee_currency: currency }: Row): string =>
  fee === null || fee === undefined ? '' : typedUnits(Number(fee), currencySchema.parse(currency))

const cellOf = (row: Row, { name, as }: Column): string => {
  const value = row[name]
  if (as === 'amount') return typedUnits(Number(value), currencySchema.parse(row.currency))
  if (as === 'cad') return value === undefined ? '' : typedUnits(Number(value), 'CAD')
  if (as === 'fee') return feeOf(row)
  if (as === 'document') return documentOf(row)
  if (as === 'moment') return new Date(textOf(value)).toISOString()
  return quoted(harmless(textOf(value)))
}

/** The list of an accountant: a line for each order, refund, second charge and correction of a commission, amounts in units of their currency with a point. */
export const ordersCsv = (rows: readonly Row[]): string =>
  [
    COLUMNS.map(({ name }) => name).join(','),
    ...rows.map((row) => COLUMNS.map((column) => cellOf(row, column)).join(',')),
  ].join('\n')
