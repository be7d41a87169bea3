// Shows what a question in SQL finds in the database of the services: npm run ask -- "select count(*) from users"
import { askRows } from './ask/ask-services.ts'
import { shownRows } from './ask/shown-rows.ts'
import { main } from './run/main.ts'

/** What `npm run ask -- tables` asks: every table with its columns. */
const TABLES_QUESTION = `
  select table_name as table, string_agg(column_name, ', ' order by ordinal_position) as columns
  from information_schema.columns where table_schema = 'public' group by 1 order by 1`

await main(async () => {
  const [asked, ...more] = process.argv.slice(2)
  if (!asked || more.length > 0) {
    throw new Error(
      'Write the question between quotes: npm run ask -- "select count(*) from users"; or npm run ask -- tables',
    )
  }
  const question = asked === 'tables' ? TABLES_QUESTION : asked
  const rows = await askRows(question)
  if (rows.length > 0) console.table(shownRows(rows))
  else console.log('No rows.')
})
