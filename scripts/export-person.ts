// Writes all that is held of somebody into a ZIP, for whoever asks for it: npm run export-person -- ann@company.example
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { EXPORT_PERSON_PATH } from '#services/ask/ask-server.ts'
import { exportPerson } from '#services/person/export-person.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

const answer = z.array(z.object({ zip: z.base64() }))

await main(async () => {
  const [question, ...more] = process.argv.slice(2)
  if (!question?.includes('@') || more.length > 0) {
    throw new Error('Name one e-mail address: npm run export-person -- ann@company.example')
  }
  const asked = { path: EXPORT_PERSON_PATH, question, answerOf: exportPerson }
  const [found] = answer.parse(await askServices(asked))
  const file = `person-${new Date().toISOString().replaceAll(':', '-')}.zip`
  writeFileSync(file, Buffer.from(found?.zip ?? '', 'base64'), { mode: 0o600, flag: 'wx' })
  console.log(
    `${file}: give it to nobody but the mailbox of that address, and delete it afterwards.`,
  )
})
