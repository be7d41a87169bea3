import { currencySchema } from '#features/pricing/money.ts'
import { CURRENCIES, type Currency } from '#lib/config/currencies.ts'
import { shareOf } from '#lib/util/share-of.ts'
import type { Row } from '#services/db/read-rows.ts'
import { inCad, PARTS } from './columns.ts'
import { rateOn, type ExchangeRates } from './exchange-rates.ts'

/** Cents for an amount in minor units, half a cent away from nothing, so that what is given back at the same rate comes to nothing. */
const cents = (
  amount: number,
  { rate, currency }: { rate: string; currency: Currency },
): number => {
  const [units = '', fraction = ''] = rate.split('.')
  const of = 10 ** (fraction.length + CURRENCIES[currency].digits)
  const parts = Number(units + fraction) * 10 ** CURRENCIES.CAD.digits
  return Math.sign(amount) * shareOf(Math.abs(amount), { parts, of })
}

/** A line with its amounts in Canadian dollars and the rate behind them; as it is where the table has none. */
const lineInCad = (row: Row, rates: ExchangeRates): Row | undefined => {
  const currency = currencySchema.parse(row.currency)
  const found = rateOn(rates, { currency, day: String(row.day) })
  if (!found) return undefined
  const centsOf = (name: string) => cents(Number(row[name]), { rate: found.rate, currency })
  const parts = PARTS.map((name) => [inCad(name), centsOf(name)] as const)
  return {
    ...row,
    rate: found.rate,
    rate_date: found.date,
    rate_source: found.source,
    ...Object.fromEntries(parts),
    [inCad('total')]: parts.reduce((sum, [, amount]) => sum + amount, 0),
    [inCad('commission')]: centsOf('commission'),
  }
}

/** Lines with their amounts in Canadian dollars, and which rates the table lacks: there the columns stay empty. */
export const addCad = (
  rows: readonly Row[],
  rates: ExchangeRates,
): { rows: Row[]; missing: string[] } => {
  const missing = new Set<string>()
  const all = rows.map((row) => {
    const line = lineInCad(row, rates)
    if (!line) missing.add(`${String(row.currency)} on ${String(row.day)}`)
    return line ?? row
  })
  return { rows: all, missing: [...missing] }
}
