// Affiliates: npm run affiliates -- list, approve ann@company.example 77, decline, end, flags, flag, release, uphold; without words it says how
import { actOnAffiliates, type AffiliateAct } from '#services/affiliates/operator.ts'
import { AFFILIATES_PATH } from '#services/ask/ask-server.ts'
import { readAct } from './affiliates/read-act.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

const ask = (act: AffiliateAct) =>
  askServices({
    path: AFFILIATES_PATH,
    question: JSON.stringify(act),
    answerOf: actOnAffiliates,
  })

await main(async () => {
  const rows = await ask(readAct(process.argv.slice(2)))
  if (rows.length === 0) console.log('Nothing to show.')
  else console.table(rows)
})
