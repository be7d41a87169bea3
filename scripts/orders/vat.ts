import { typedUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import type { Row } from '#services/db/read-rows.ts'
import { isWithin } from '#services/results/pages-question.ts'
import { csvCell, csvList } from '../csv/csv-list.ts'

const QUARTER = `to_char(sold_at at time zone '${BOOKS_TIME_ZONE}', 'YYYY-"Q"Q')`

const LINES = `
  select 1 as sign, paid_at as at, paid_at as sold_at, buyer, place, currency, amount as net, taxes from orders
  union all
  select -1, refunded_at, paid_at, buyer, place, currency,
    refunds.amount - (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(refunds.taxes) line), refunds.taxes
  from refunds join orders on number = order_number`

/**
 * Sales with value added tax by country, rate, currency and the quarter in which they were made, refunds taken off; what a return for the
 * Union's one-stop shop asks for (Directive 2006/112/EC, art. 365 and 369g), and what was sold to buyers who owe the tax, which it does not.
 */
export const vatQuestion = (days: { from: string; until: string }): string =>
  `select coalesce(place->'taxedAt'->>'country', buyer->>'country') as country, (tax->>'rate')::int as rate, currency, ${QUARTER} as quarter,
    count(*)::int as lines, sum(sign * net)::int as net, sum(sign * (tax->>'amount')::int)::int as vat
    from (${LINES}) lines cross join jsonb_array_elements(taxes) tax
    where tax->>'tax' = 'VAT' and ${isWithin('at', days)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`

/** Rates are kept in thousandths of a percent. */
const RATE_PARTS = 1000

/** In place of a rate. */
const REVERSE_CHARGE = 'reverse charge'

const lineOf = ({ country, rate, currency, quarter, lines, net, vat }: Row): string[] => {
  const units = (amount: unknown) => typedUnits(Number(amount), currencySchema.parse(currency))
  // There is no rate of nothing: such a line is of buyers who owe the tax in place of the seller.
  const percent = Number(rate) === 0 ? REVERSE_CHARGE : Number(rate) / RATE_PARTS
  const cells = [country, percent, currency, quarter, lines].map(csvCell)
  return [...cells, units(net), units(vat)]
}

/** The answer as CSV: rates in percent, amounts in units of their currency with a point. */
export const vatCsv = (rows: readonly Row[]): string =>
  csvList(['country', 'rate', 'currency', 'quarter', 'lines', 'net', 'vat'], rows.map(lineOf))
