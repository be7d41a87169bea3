// The line over the site: npm run announcement:new -- NAME … and npm run announcement:check (docs/marketing.md).
import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { ANNOUNCEMENT_PLACES } from '#lib/records/announcement-index.ts'
import { checkCommand } from './landing/folder-argument.ts'
import { localeArgument } from './landing/locale-argument.ts'
import { reportCheck } from './landing/report-check.ts'
import { main } from './run/main.ts'
import { checkAnnouncements } from './site-records/check-announcements.ts'
import { newSiteRecord } from './site-records/new-site-record.ts'
import { ANNOUNCEMENT_FORM } from './site-records/site-forms.ts'

const HOW =
  'Say: npm run announcement:new -- NAME --locale en --text "All plans cost half." --link "See the plans" --path /pricing/plans --until 2026-12-01T00:00:00+01:00'

const create = async (args: string[]) => {
  const words = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { locale: words, text: words, link: words, path: words, until: words, out: words },
  })
  const [name] = positionals
  const { text, link, path, until, out } = values
  const locale = localeArgument(values.locale ?? DEFAULT_LOCALE)
  if (name === undefined || !text || !link || !path || !until) throw new Error(HOW)
  const record = {
    until,
    pages: [...ANNOUNCEMENT_PLACES],
    path,
    words: { [locale]: { text, link } },
  }
  console.log(await newSiteRecord({ name, out, form: ANNOUNCEMENT_FORM, record }))
  console.log(`Add the other languages, then run: ${checkCommand('announcement', out)}`)
}

await main(async () => {
  const [word, ...args] = process.argv.slice(2)
  if (word === 'new') await create(args)
  else await reportCheck({ name: 'announcement', check: checkAnnouncements, args })
})
