// Erases the messages to the help and of the contact page that came from an address: npm run erase -- ann@company.example
// and with --account the account of that address as well, as its owner could close it.
import { eraseAccount } from '#services/account/close-account.ts'
import { ERASE_ACCOUNT_PATH, ERASE_PATH } from '#services/ask/ask-server.ts'
import { eraseWritten } from '#services/db/erase-written.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

await main(async () => {
  const [email, option, ...more] = process.argv.slice(2)
  const isWithAccount = option === '--account'
  if (!email?.includes('@') || more.length > 0 || (option !== undefined && !isWithAccount)) {
    throw new Error(
      'Name one e-mail address: npm run erase -- ann@company.example; with --account behind it the account is closed and erased, too.',
    )
  }
  const question = email
  // First what may be refused.
  const accounts = isWithAccount
    ? await askServices({ path: ERASE_ACCOUNT_PATH, question, answerOf: eraseAccount })
    : []
  const written = await askServices({ path: ERASE_PATH, question, answerOf: eraseWritten })
  console.table([...accounts, ...written])
})
