// Shows what a question in SQL finds in the database of the services: npm run ask -- "select count(*) from users"
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { createLog } from '#lib/util/log.ts'
import { readRows, type Row } from '#services/ask/read-rows.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { askRunning } from './ask/ask-running.ts'
import { shownRows } from './ask/shown-rows.ts'
import { TABLES_QUESTION } from './ask/tables.ts'
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

/** Opens the database itself: a server, or the folder of services that are stopped. */
const askDatabase = async (server: ServerEnv, question: string): Promise<Row[]> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = server
  if (!databaseUrl && !existsSync(join(dataDir, 'pglite'))) {
    throw new Error(`There is no database in ${dataDir}: start the site once, or correct DATA_DIR.`)
  }
  const log = createLog({ name: 'ask', level: 'silent' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  try {
    return await readRows(await database.get(), question)
  } finally {
    await database.close()
  }
}

await main(async () => {
  const [asked, ...more] = process.argv.slice(2)
  if (!asked || more.length > 0) {
    throw new Error(
      'Write the question between quotes: npm run ask -- "select count(*) from users"; or npm run ask -- tables',
    )
  }
  loadEnvFile()
  const { server } = readEnvironment(process.env)
  const question = asked === 'tables' ? TABLES_QUESTION : asked
  const running = server.DATABASE_URL ? undefined : await askRunning(server.DATA_DIR, question)
  const rows = running ?? (await askDatabase(server, question))
  if (rows.length > 0) console.table(shownRows(rows))
  else console.log('No rows.')
})
