import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/db/read-rows.ts'
import { csvCell, csvList } from '../csv/csv-list.ts'
import { COLUMNS, type Column } from './columns.ts'

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
  if (as === 'moment') return new Date(String(value)).toISOString()
  return csvCell(value)
}

/** The list of an accountant: a line for each order, refund, second charge and correction of a commission, amounts in units of their currency with a point. */
export const ordersCsv = (rows: readonly Row[]): string =>
  csvList(
    COLUMNS.map(({ name }) => name),
    rows.map((row) => COLUMNS.map((column) => cellOf(row, column))),
  )
