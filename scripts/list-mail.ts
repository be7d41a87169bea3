// Lists the newest mails of the outbox, without the addresses they go to: npm run mail
import { readRows } from '#services/ask/read-rows.ts'
import { askServices } from './ask/ask-services.ts'
import { shownRows } from './ask/shown-rows.ts'
import { main } from './run/main.ts'

const QUESTION = `
  select created_at, kind, language, data, tries,
    case when sent_at is not null then 'sent' when tries > 0 then 'tried' else 'waits' end as state, sent_at, id
  from outbox_mails order by created_at desc limit 30`

await main(async () => {
  const rows = await askServices({ path: '/', question: QUESTION, answerOf: readRows })
  if (rows.length > 0) console.table(shownRows(rows))
  else console.log('No mail.')
})
