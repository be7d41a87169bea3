// News of the newsroom: npm run story:new -- SLUG … and npm run story:check (docs/marketing.md).
import { parseArgs } from 'node:util'
import { asStoryRecord } from '#features/newsroom/story-record.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { isRecordPath } from '#lib/records/record-rules.ts'
import { checkCommand } from './landing/folder-argument.ts'
import { localeArgument } from './landing/locale-argument.ts'
import { writeNewRecords } from './landing/new/write-records.ts'
import { reportCheck } from './landing/report-check.ts'
import { main } from './run/main.ts'
import { checkStories } from './stories/check-stories.ts'

const HOW =
  'Say: npm run story:new -- SLUG --locale en --title "…" --summary "…" --path /pricing/plans --link "See the plans"'

const create = async (args: string[]) => {
  const words = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { locale: words, title: words, summary: words, path: words, link: words, out: words },
  })
  const [slug] = positionals
  const { title, summary, path: next, link, out } = values
  const locale = localeArgument(values.locale ?? DEFAULT_LOCALE)
  if (slug === undefined || !title || !summary || !next || !link) throw new Error(HOW)
  const path = `${ROUTES.newsroom.path}/${slug}`
  if (!isRecordPath(path)) throw new Error('SLUG: use small letters, digits and hyphens.')
  const written = await writeNewRecords({ path, locales: [locale], out }, async ({ $schema }) => {
    const record = {
      $schema,
      title,
      description: summary,
      date: new Date().toISOString().slice(0, 10),
      author: BRAND.name,
      picture: { drawing: 'letter' },
      text: [summary],
      next: { path: next, words: link },
    }
    asStoryRecord(record, slug)
    return record
  })
  for (const { file } of written) console.log(`${file}  →  ${publicPath({ locale, path })}`)
  console.log(`Write the text and the other languages, then run: ${checkCommand('story', out)}`)
}

await main(async () => {
  const [word, ...args] = process.argv.slice(2)
  if (word === 'new') await create(args)
  else await reportCheck({ name: 'news record', check: checkStories, args })
})
