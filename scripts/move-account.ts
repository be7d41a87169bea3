// Gives an account another address for a customer who has lost the old mailbox: npm run move-account -- old@company.example new@company.example
import { moveAccount } from '#services/account/assign-email.ts'
import { MOVE_ACCOUNT_PATH } from '#services/ask/ask-server.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

await main(async () => {
  const addresses = process.argv.slice(2)
  if (addresses.length !== 2) {
    throw new Error(
      'Name the present address and the new one: npm run move-account -- old@company.example new@company.example',
    )
  }
  const question = addresses.join(' ')
  console.table(await askServices({ path: MOVE_ACCOUNT_PATH, question, answerOf: moveAccount }))
})
