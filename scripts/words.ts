// Words of home and of landing pages: npm run words:new -- NAME --locale en --key home.hero.lead and npm run words:check (docs/marketing.md).
import { parseArgs } from 'node:util'
import { LIVE_WORDS } from '#lib/config/live-words.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES } from '#lib/config/locales.ts'
import { readOwnMessages } from '#lib/records/own-messages.ts'
import { wordAt, type MessageTree } from '#lib/records/replaced-word.ts'
import { reportCheck } from './landing/report-check.ts'
import { main } from './run/main.ts'
import { checkWords } from './site-records/check-words.ts'
import { newSiteRecord } from './site-records/new-site-record.ts'
import { WORDS_FORM } from './site-records/site-forms.ts'

const HOW = 'Say: npm run words:new -- NAME --locale en --key home.hero.title --key home.hero.lead'

const presentWord = (messages: MessageTree, key: string): [string, string] => {
  const text = wordAt(messages, key)
  if (text !== undefined) return [key, text]
  throw new Error(
    `--key ${key} is no word that a record may change. Copy the key of a text below ${LIVE_WORDS.join(', ')} from locales/en/messages.`,
  )
}

const create = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      key: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
  })
  const [name] = positionals
  const { locale = DEFAULT_LOCALE, key: keys, out } = values
  if (!isLocale(locale)) throw new Error(`--locale must be one of: ${LOCALE_CODES.join(', ')}.`)
  if (name === undefined || !keys) throw new Error(HOW)
  const messages = readOwnMessages(locale)
  const words = Object.fromEntries(keys.map((key) => presentWord(messages, key)))
  console.log(await newSiteRecord({ name, out, form: WORDS_FORM, record: { locale, words } }))
  const folder = out === undefined ? '' : ` -- --out ${out}`
  console.log(`Change the words, then run: npm run words:check${folder}`)
}

await main(async () => {
  const [word, ...args] = process.argv.slice(2)
  if (word === 'new') await create(args)
  else await reportCheck({ name: 'record of words', check: checkWords, args })
})
