// Prints orders, refunds, second charges and corrections of commissions of whole months (of Toronto) with taxes, commissions and amounts in CAD, as CSV, or with --vat the sales with value added tax by country: npm run -s orders -- --from 2026-01 [--to 2026-03] [--vat]
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askRows } from './ask/ask-services.ts'
import { addCad } from './orders/add-cad.ts'
import { readExchangeRates, type ExchangeRates } from './orders/exchange-rates.ts'
import { monthsBetween } from './orders/months.ts'
import { ordersCsv } from './orders/orders-csv.ts'
import { ordersQuestion } from './orders/orders-question.ts'
import { vatCsv, vatQuestion } from './orders/vat.ts'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const ratesIn = (file: string): ExchangeRates =>
  existsSync(file) ? readExchangeRates(readFileSync(file, 'utf8')) : new Map()

const printOrders = async (days: { from: string; until: string }) => {
  const answer = await askRows(ordersQuestion(days))
  const file = join(readEnvironment(process.env).server.DATA_DIR, 'exchange-rates.csv')
  const { rows, missing } = addCad(answer, ratesIn(file))
  console.log(ordersCsv(rows))
  if (missing.length > 0) {
    console.error(
      `Amounts in CAD stay empty: ${file} has no rate of ${missing.join(', ')} (docs/orders.md says where to get it).`,
    )
  }
}

await main(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, vat: { type: 'boolean' } },
  })
  const { from, to = from, vat } = values
  if (from === undefined || to === undefined) {
    throw new Error('Name the months: npm run -s orders -- --from 2026-01 --to 2026-03')
  }
  const days = monthsBetween(from, to)
  if (!vat) return printOrders(days)
  console.log(vatCsv(await askRows(vatQuestion(days))))
})
