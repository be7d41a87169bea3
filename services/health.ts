import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { DatabaseUnavailableError } from './db/database.ts'
import type { ServicesContext } from './services-context.ts'

/** A database that answers later than this counts as away. */
const CHECK_TIMEOUT_MS = 2000

const timeout = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    const late = new DatabaseUnavailableError('The database does not answer: look at its log')
    setTimeout(() => reject(late), milliseconds).unref()
  })

const checkDatabase = async ({ database }: ServicesContext) => {
  const queries = await database.get()
  await queries.execute(sql`select 1`)
}

/** `GET /health`: 200 with `up: true`, or 503 while the database cannot be opened. */
export const healthHandler = (services: ServicesContext) => async (context: Context) => {
  const { database, version, log } = services
  context.header('Cache-Control', 'no-store')
  const facts = { version, database: database.kind }
  try {
    await Promise.race([checkDatabase(services), timeout(CHECK_TIMEOUT_MS)])
    return context.json({ status: 'ok', ...facts, up: true })
  } catch (error) {
    log.warn({ err: error }, 'The database is not available')
    return context.json({ status: 'unavailable', ...facts, up: false }, 503)
  }
}
