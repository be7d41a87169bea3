// Shows what pages brought, views, accounts, orders and revenue: npm run results -- [/docs] [--from 2026-11-01] [--to 2026-11-30] [--by-day]
import { parseArgs } from 'node:util'
import { readRows } from '#services/db/read-rows.ts'
import { pagesQuestion } from '#services/results/pages-question.ts'
import { requestedDays } from '#services/results/requested-days.ts'
import { askServices } from './ask/ask-services.ts'
import { resultsTable } from './results/results-table.ts'
import { main } from './run/main.ts'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, 'by-day': { type: 'boolean' } },
  })
  const [page = '', ...more] = positionals
  if (more.length > 0 || (page !== '' && !page.startsWith('/'))) {
    throw new Error('Name one path with which pages begin, as /docs or /fr/docs/free-demo')
  }
  const days = requestedDays({ from: values.from, to: values.to, now: new Date() })
  const question = pagesQuestion({ ...days, page, isByDay: values['by-day'] === true })
  const rows = await askServices({ path: '/', question, answerOf: readRows })
  if (rows.length > 0) console.table(resultsTable(rows))
  else console.log('Nothing was viewed, made or bought there on these days.')
})
