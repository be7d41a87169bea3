// `npm run bench [-- --quick] [-- 7 9]`: prints budgets with floor, figure and ratio; exit code 1 where one falls short
// or could not be measured. A quick run judges no figure.
// `--sizes <address>` measures what is the same on every machine at a site that runs (e2e/budgets.spec.ts).
import { parseArgs } from 'node:util'
import { loadEnvFile } from '../scripts/run/env-file.mjs'
import { ensureNeeds } from './lib/needs.ts'
import { openBench } from './lib/open-bench.ts'
import { runBudgets } from './lib/run-budgets.ts'
import { tableOf } from './lib/table-of.ts'
import { BUDGETS, SIZES } from './rows/budgets.ts'

loadEnvFile()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, sizes: { type: 'string' } },
})
const { quick, sizes: siteUrl } = values
const chosen = (siteUrl ? SIZES : BUDGETS).filter(
  ({ id }) => positionals.length === 0 || positionals.includes(String(id)),
)
await ensureNeeds(chosen.flatMap(({ needs = [] }) => needs))
const { bench, close } = openBench({ quick, siteUrl })
const { rows, broken } = await runBudgets(chosen, { bench, say: console.error })
await close()
console.log(`\n${tableOf(rows, { isJudged: !quick })}`)
if (broken.length > 0) console.log(`\nNot measured: ${broken.join(', ')}`)
const isGood = rows.length > 0 && broken.length === 0 && (quick || rows.every(({ ok }) => ok))
process.exitCode = isGood ? 0 : 1
