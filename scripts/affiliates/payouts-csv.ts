import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import type { Row } from '#services/db/read-rows.ts'
import { csvCell, csvList } from '../csv/csv-list.ts'

/** Every column of the list in its order; docs/affiliates.md explains each. */
const COLUMNS = [
  'month',
  'number',
  'name',
  'email',
  'payment',
  'currency',
  'commission',
  'withheld',
  'adjusted',
  'balance',
  'rate',
  'usd',
  'fee',
  'to_pay',
  'carried_forward',
  'status',
] as const

const OF_SALE: readonly string[] = ['commission', 'withheld', 'adjusted', 'balance']

const IN_DOLLARS: readonly string[] = ['usd', 'fee', 'to_pay', 'carried_forward']

const cellOf = (row: Row, name: string): string => {
  const value = row[name]
  if (value === undefined || value === null) return ''
  if (IN_DOLLARS.includes(name)) return typedUnits(Number(value), 'USD')
  if (OF_SALE.includes(name)) return typedUnits(Number(value), currencySchema.parse(row.currency))
  return csvCell(value)
}

/** The list of an accountant: a line for each affiliate and currency, amounts in units with a point. */
export const payoutsCsv = (rows: readonly Row[]): string =>
  csvList(
    COLUMNS,
    rows.map((row) => COLUMNS.map((name) => cellOf(row, name))),
  )
