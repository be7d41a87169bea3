// Sets what is due to the affiliate of an order from now on, as a further row of the ledger:
// npm run affiliates:correct -- BB-0123456789 --commission 12.30 --why "their statement was right"
import { parseArgs } from 'node:util'
import { CORRECT_PATH } from '#services/ask/ask-server.ts'
import { correctCommission, correctionSchema } from '#services/ledger/correct-commission.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

const USAGE =
  'npm run affiliates:correct -- BB-0123456789 --commission 12.30 --why "in one line, without the name of a person"'

const OPTIONS = { commission: { type: 'string' }, why: { type: 'string' } } as const

await main(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [orderNumber, ...more] = positionals
  const asked = correctionSchema.safeParse({ orderNumber, ...values })
  if (!asked.success || more.length > 0) throw new Error(USAGE)
  const question = JSON.stringify(asked.data)
  console.table(await askServices({ path: CORRECT_PATH, question, answerOf: correctCommission }))
})
