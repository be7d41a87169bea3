import { DAY_MS } from '#lib/util/durations.ts'
import { handWritten } from '#lib/util/hand-written.ts'

/** A table of rates: by series, such as `FXUSDCAD`, the rate of each day that has one. */
export type ExchangeRates = ReadonlyMap<string, ReadonlyMap<string, string>>

export type DayRate = { rate: string; date: string; source: string }

const BANK = 'Bank of Canada'

const DAY = /^\d{4}-\d\d-\d\d$/
const RATE = /^\d{1,3}(?:\.\d{1,6})?$/

/** The longest that the bank is silent: four days after the 24th of December where that is a Thursday or a Friday. */
const MOST_DAYS_WITHOUT = 4

const cellsOf = (line: string): string[] =>
  line.split(',').map((cell) => cell.trim().replaceAll('"', ''))

/** The rates of a day, in the order of the series; an empty one where the bank gave none. */
const observed = ([day = '', ...cells]: string[], number: number) => {
  if (!DAY.test(day) || cells.some((cell) => cell !== '' && !RATE.test(cell))) {
    throw new Error(`Line ${number} of the exchange rates is not a day and its rates: ${day}`)
  }
  return { day, cells }
}

/**
 * Reads daily rates as the Bank of Canada gives them as CSV: what stands before the line that begins with `date` says where they
 * come from. Throws an `Error` that names the line that is none.
 */
export const readExchangeRates = (text: string): ExchangeRates => {
  const lines = handWritten(text).trimEnd().split('\n').map(cellsOf)
  const head = lines.findIndex(([first]) => first?.toLowerCase() === 'date')
  if (head === -1) throw new Error('No line of the exchange rates begins with: date,FXUSDCAD')
  const days = lines.slice(head + 1).map((cells, at) => observed(cells, head + 2 + at))
  const [, ...series] = lines[head] ?? []
  return new Map(
    series.map((name, at) => [
      name,
      new Map(days.flatMap(({ day, cells }) => (cells[at] ? [[day, cells[at]] as const] : []))),
    ]),
  )
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/**
 * The rate of a currency that holds on a day: its own, or that of the last day before where the bank gave none because it was
 * closed, which only a table shows that goes on behind it. `undefined` where the table does not say.
 */
export const rateOn = (
  rates: ExchangeRates,
  { currency, day }: { currency: string; day: string },
): DayRate | undefined => {
  if (currency === 'CAD') return { rate: '1', date: day, source: '' }
  const series = `FX${currency}CAD`
  const known = rates.get(series)
  if (!known) return undefined
  const goesOn = [...known.keys()].some((other) => other > day)
  for (let days = 0; days <= (goesOn ? MOST_DAYS_WITHOUT : 0); days += 1) {
    const date = dayBefore(day, days)
    const rate = known.get(date)
    if (rate !== undefined) return { rate, date, source: `${BANK} ${series}` }
  }
  return undefined
}
