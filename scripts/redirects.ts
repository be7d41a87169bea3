// Old addresses: npm run redirect:new -- NAME --from /old-page --to /apps, and npm run redirect:check (docs/marketing.md).
import { parseArgs } from 'node:util'
import { checkCommand } from './landing/folder-argument.ts'
import { reportCheck } from './landing/report-check.ts'
import { main } from './run/main.ts'
import { checkRedirects } from './site-records/check-redirects.ts'
import { newSiteRecord } from './site-records/new-site-record.ts'
import { REDIRECT_FORM } from './site-records/site-forms.ts'

const HOW = 'Say: npm run redirect:new -- NAME --from /old-page --to /apps'

const create = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } },
  })
  const [name] = positionals
  const { from, to, out } = values
  if (name === undefined || from === undefined || to === undefined) throw new Error(HOW)
  const record = { redirects: [{ from, to }] }
  console.log(await newSiteRecord({ name, out, form: REDIRECT_FORM, record }))
  console.log(`Add what else has moved, then run: ${checkCommand('redirect', out)}`)
}

await main(async () => {
  const [word, ...args] = process.argv.slice(2)
  if (word === 'new') await create(args)
  else await reportCheck({ name: 'redirect list', check: checkRedirects, args })
})
