// Shows what pages brought: npm run results -- [/docs] [--from 2026-11-01] [--to 2026-11-30] [--by-day]; campaigns and their costs: npm run results -- --by campaign
import { parseArgs } from 'node:util'
import type { Row } from '#services/db/read-rows.ts'
import { campaignCells, campaignRows } from '#services/results/campaign-rows.ts'
import {
  CAMPAIGN_DIMENSIONS,
  campaignsQuestion,
  countsClicks,
} from '#services/results/campaigns-question.ts'
import { readCosts } from '#services/results/costs/read-costs.ts'
import { pagesQuestion } from '#services/results/pages-question.ts'
import { requestedDays } from '#services/results/requested-days.ts'
import { askRows } from './ask/ask-services.ts'
import { resultsTable } from './results/results-table.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

type Days = ReturnType<typeof requestedDays>

const campaignTable = async (dimension: string, days: Days): Promise<Row[]> => {
  const by = CAMPAIGN_DIMENSIONS.find((name) => name === dimension)
  if (!by) throw new Error(`Name one of these: --by ${CAMPAIGN_DIMENSIONS.join(', --by ')}`)
  const { CONTENT_DIR: contentFolder } = ownEnvironment().server
  const { costs, faults } = await readCosts(contentFolder)
  for (const fault of faults) console.error(fault)
  const asked = { ...days, by }
  const rows = campaignRows(await askRows(campaignsQuestion(asked)), { asked, costs })
  return campaignCells(asked, { rows, visits: countsClicks(asked) ? 'clicks' : 'views' })
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      'by-day': { type: 'boolean' },
      by: { type: 'string' },
    },
  })
  const [page = '', ...more] = positionals
  if (more.length > 0 || (page !== '' && !page.startsWith('/'))) {
    throw new Error('Name one path with which pages begin, as /docs or /fr/docs/free-demo')
  }
  if (values.by !== undefined && page !== '')
    throw new Error('Ask for a page or for --by, not both')
  const days = requestedDays({ from: values.from, to: values.to, now: new Date() })
  const rows =
    values.by === undefined
      ? resultsTable(
          await askRows(pagesQuestion({ ...days, page, isByDay: values['by-day'] === true })),
        )
      : await campaignTable(values.by, days)
  if (rows.length > 0) console.table(rows)
  else console.log('Nothing was viewed, made or bought there on these days.')
})
