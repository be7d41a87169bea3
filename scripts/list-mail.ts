// Lists the newest mails of the outbox, without the addresses they go to, and the link into the results that no mail server brought: npm run mail
import type { Row } from '#services/db/read-rows.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { askRows } from './ask/ask-services.ts'
import { readerLinkOf } from './ask/reader-link-of.ts'
import { shownRows } from './ask/shown-rows.ts'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const QUESTION = `
  select created_at, kind, language, data, tries,
    case when sent_at is not null then 'sent' when tries > 0 then 'tried' else 'waits' end as state, sent_at, id
  from outbox_mails order by created_at desc limit 30`

/** Without a mail server nothing else brings a reader the link; it works in the browser that asked for it alone. */
const tellReaderLink = (mails: readonly Row[]) => {
  const { server, public: addresses } = readEnvironment(process.env)
  if (server.MAIL_URL !== undefined) return
  const link = readerLinkOf(mails, {
    webAppUrl: addresses.WEB_APP_URL,
    hashKey: loadSecrets(server).HASH_KEY,
    now: new Date(),
  })
  if (link !== undefined) {
    console.log(`The link into the results, for the browser that asked for it:\n${link}`)
  }
}

await main(async () => {
  const rows = await askRows(QUESTION)
  if (rows.length > 0) console.table(shownRows(rows))
  else console.log('No mail.')
  tellReaderLink(rows)
})
