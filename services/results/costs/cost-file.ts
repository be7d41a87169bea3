import * as z from 'zod/mini'
import { currencySchema } from '#features/pricing/money.ts'
import { CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'
import { COST_FORMATS, costColumnsOf, type CostColumns } from './cost-formats.ts'
import { csvLines, OpenQuoteError, type CsvLine } from './csv-lines.ts'

/** What a campaign of a platform cost on one day of the platform's account. */
export type Cost = {
  platform: string
  day: string
  campaign: string
  /** The platform's own; empty where the report has none. */
  id: string
  currency: Currency
  /** In millionths of the currency. */
  millionths: number
  /** The number of the line in its file. */
  line: number
}

/** A fault of a file, and the line that has it, where one does. */
export type CostFault = { line?: number; message: string }

const dayCell = z.iso.date()

const AMOUNT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,6}))?$/

/** What platforms write of a campaign that cost nothing. */
const NOTHING = ['', '-', '--']

const millionthsOf = (text: string): number | undefined => {
  if (NOTHING.includes(text)) return 0
  const [, units, fraction = ''] = AMOUNT.exec(text) ?? []
  return units === undefined
    ? undefined
    : Number(units.replaceAll(',', '')) * 1_000_000 + Number(fraction.padEnd(6, '0'))
}

/** Sums and lines of the platform at the end of a report, which are of no campaign. */
const isOfNone = ({ cells }: CsvLine, { day, campaign }: CostColumns): boolean => {
  if (dayCell.safeParse(cells[day]).success) return false
  return /^(total\b|©)/i.test(cells[0] ?? '') || !cells[campaign]
}

const faultOf = (line: CsvLine, columns: CostColumns): string | undefined => {
  const { cells } = line
  const [day = '', last = day] = [cells[columns.day], cells[columns.lastDay]]
  const currency = columns.writtenCurrency ?? cells[columns.currency] ?? ''
  const cost = cells[columns.cost] ?? ''
  if (!dayCell.safeParse(day).success)
    return `has the day "${day}": write it as 2026-11-26, in a report by day.`
  if (last !== day) return `is of ${day} to ${last}: export the report with a line a day.`
  if (!cells[columns.campaign]) return 'names no campaign: leave the line out.'
  if (!currencySchema.safeParse(currency).success)
    return `is in "${currency}": the site knows ${CURRENCY_CODES.join(', ')}.`
  if (millionthsOf(cost) === undefined)
    return `has the cost "${cost}": write a number such as 1,234.56.`
  return undefined
}

const costOf = ({ cells, number }: CsvLine, columns: CostColumns): Cost => ({
  platform: columns.platform,
  day: cells[columns.day] ?? '',
  campaign: cells[columns.campaign] ?? '',
  id: cells[columns.id] ?? '',
  currency: currencySchema.parse(columns.writtenCurrency ?? cells[columns.currency]),
  millionths: millionthsOf(cells[columns.cost] ?? '') ?? 0,
  line: number,
})

const linesOf = (text: string): CsvLine[] | CostFault => {
  try {
    return csvLines(text)
  } catch (error) {
    if (error instanceof OpenQuoteError) return { line: error.line, message: error.message }
    throw error
  }
}

/** The costs in a platform's report, or everything that is wrong with it: of a faulty file nothing is counted. */
export const readCostFile = (text: string): { costs: Cost[] } | { faults: CostFault[] } => {
  const lines = linesOf(text)
  if ('message' in lines) return { faults: [lines] }
  const found = costColumnsOf(lines)
  if (!found) {
    return { faults: [{ message: `has no line with the columns of a report: ${COST_FORMATS}.` }] }
  }
  const { columns, rows } = found
  const own = rows.filter((line) => !isOfNone(line, columns))
  const faults = own.flatMap((line) => {
    const message = faultOf(line, columns)
    return message === undefined ? [] : [{ line: line.number, message }]
  })
  return faults.length > 0 ? { faults } : { costs: own.map((line) => costOf(line, columns)) }
}
