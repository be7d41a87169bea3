// Prints orders and refunds of whole months (UTC) with taxes and commissions, as CSV: npm run -s orders -- --from 2026-01 [--to 2026-03]
import { parseArgs } from 'node:util'
import { readRows } from '#services/ask/read-rows.ts'
import { askServices } from './ask/ask-services.ts'
import { monthsBetween } from './orders/months.ts'
import { ordersCsv } from './orders/orders-csv.ts'
import { ordersQuestion } from './orders/orders-question.ts'
import { main } from './run/main.ts'

await main(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  const { from, to = from } = values
  if (from === undefined || to === undefined) {
    throw new Error('Name the months: npm run -s orders -- --from 2026-01 --to 2026-03')
  }
  const question = ordersQuestion(monthsBetween(from, to))
  const rows = await askServices({ path: '/', question, answerOf: readRows })
  console.log(ordersCsv(rows))
})
