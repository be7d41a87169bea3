// Affiliates: npm run affiliates -- list, approve ann@company.example 77, decline, end, flags, flag, release, uphold, payouts, paid; without words it says how
import { actOnAffiliates } from '#services/affiliates/operator.ts'
import { AFFILIATES_PATH } from '#services/ask/ask-server.ts'
import { payoutsCsv } from './affiliates/payouts-csv.ts'
import { readAct } from './affiliates/read-act.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

await main(async () => {
  const act = readAct(process.argv.slice(2))
  const question = JSON.stringify(act)
  const rows = await askServices({ path: AFFILIATES_PATH, question, answerOf: actOnAffiliates })
  if (act.act === 'payouts') console.log(payoutsCsv(rows))
  else if (rows.length === 0) console.log('Nothing to show.')
  else console.table(rows)
})
