// Erases the messages to the help and of the contact page that came from an address: npm run erase -- ann@company.example
import { ERASE_PATH } from '#services/ask/ask-server.ts'
import { eraseWritten } from '#services/db/erase-written.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

await main(async () => {
  const [email, ...more] = process.argv.slice(2)
  if (!email?.includes('@') || more.length > 0) {
    throw new Error('Name one e-mail address: npm run erase -- ann@company.example')
  }
  console.table(await askServices({ path: ERASE_PATH, question: email, answerOf: eraseWritten }))
})
