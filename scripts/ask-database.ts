// Shows what a question in SQL finds in the database of the services: npm run ask -- "select count(*) from users"
import { readRows } from '#services/ask/read-rows.ts'
import { askServices } from './ask/ask-services.ts'
import { shownRows } from './ask/shown-rows.ts'
import { TABLES_QUESTION } from './ask/tables.ts'
import { main } from './run/main.ts'

await main(async () => {
  const [asked, ...more] = process.argv.slice(2)
  if (!asked || more.length > 0) {
    throw new Error(
      'Write the question between quotes: npm run ask -- "select count(*) from users"; or npm run ask -- tables',
    )
  }
  const question = asked === 'tables' ? TABLES_QUESTION : asked
  const rows = await askServices({ path: '/', question, answerOf: readRows })
  if (rows.length > 0) console.table(shownRows(rows))
  else console.log('No rows.')
})
