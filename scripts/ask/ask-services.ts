import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#lib/util/log.ts'
import type { Database } from '#services/db/database.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { readRows, type Row } from '#services/db/read-rows.ts'
import { ownEnvironment } from '../run/environment.ts'
import { askRunning, type Asked } from './ask-running.ts'

type Request = Asked & {
  /** What is asked of the database where it can be opened: a server, or the folder of services that are stopped. */
  answerOf: (database: Database, question: string) => Promise<Row[]>
}

/** The rows that the running services answer with, or else the database itself. */
export const askServices = async ({ answerOf, ...asked }: Request): Promise<Row[]> => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = ownEnvironment().server
  const running = databaseUrl ? undefined : await askRunning(dataDir, asked)
  if (running) return running
  if (!databaseUrl && !existsSync(join(dataDir, 'pglite'))) {
    throw new Error(`There is no database in ${dataDir}: start the site once, or correct DATA_DIR.`)
  }
  const log = createLog({ name: 'ask', level: 'silent' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  try {
    return await answerOf(await database.get(), asked.question)
  } finally {
    await database.close()
  }
}

/** The rows that a question in SQL finds. */
export const askRows = (question: string): Promise<Row[]> =>
  askServices({ path: '/', question, answerOf: readRows })
