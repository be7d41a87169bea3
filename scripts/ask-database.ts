// Shows what a question in SQL finds in the database of the services: npm run ask -- "select count(*) from users"
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { readRows } from './ask/read-rows.ts'
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

await main(async () => {
  const [question, ...more] = process.argv.slice(2)
  if (!question || more.length > 0) {
    throw new Error(
      'Write the question between quotes: npm run ask -- "select count(*) from users"',
    )
  }
  loadEnvFile()
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readEnvironment(process.env).server
  if (!databaseUrl && !existsSync(join(dataDir, 'pglite'))) {
    throw new Error(`There is no database in ${dataDir}: start the site once, or correct DATA_DIR.`)
  }
  const log = createLog({ name: 'ask', level: 'silent' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  try {
    const rows = await readRows(await database.get(), question)
    if (rows.length > 0) console.table(rows)
    else console.log('No rows.')
  } finally {
    await database.close()
  }
})
