// Writes all that is held of somebody into a ZIP, for whoever asks for it: npm run export-person -- ann@company.example
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { EXPORT_PERSON_PATH } from '#services/ask/ask-server.ts'
import { exportPerson } from '#services/person/export-person.ts'
import { askServices } from './ask/ask-services.ts'
import { main } from './run/main.ts'

const answer = z.array(z.object({ zip: z.base64() }))

const USAGE =
  'Name one e-mail address: npm run export-person -- ann@company.example; with --to FOLDER the file goes there.'

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string', default: '.' } },
    allowPositionals: true,
  })
  const [question, ...more] = positionals
  if (!question?.includes('@') || more.length > 0) throw new Error(USAGE)
  const asked = { path: EXPORT_PERSON_PATH, question, answerOf: exportPerson }
  const [found] = answer.parse(await askServices(asked))
  const name = `person-${new Date().toISOString().replaceAll(':', '-')}.zip`
  const file = join(values.to, name)
  mkdirSync(values.to, { recursive: true })
  writeFileSync(file, Buffer.from(found?.zip ?? '', 'base64'), { mode: 0o600, flag: 'wx' })
  console.log(
    `${file}: give it to nobody but the mailbox of that address, and delete it afterwards.`,
  )
})
