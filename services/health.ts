import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { DatabaseUnavailableError } from './db/database.ts'
import { outageLog } from './db/outage-log.ts'
import type { ServicesContext } from './services-context.ts'

/** A database that answers later than this counts as away. */
const CHECK_TIMEOUT_MS = 2000

const timeout = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    const late = new DatabaseUnavailableError('The database does not answer: look at its log')
    setTimeout(() => reject(late), milliseconds).unref()
  })

/** Asks the database for a sign of life. */
export const probeDatabase = async ({
  database,
}: Pick<ServicesContext, 'database'>): Promise<void> => {
  const queries = await database.get()
  await queries.execute(sql`select 1`)
}

/** `GET /health`: 200 with `up: true`, or 503 while the database cannot be opened. */
export const healthHandler = (services: ServicesContext) => async (context: Context) => {
  const { database, version, log } = services
  context.header('Cache-Control', 'no-store')
  const facts = { version, database: database.kind }
  try {
    await Promise.race([probeDatabase(services), timeout(CHECK_TIMEOUT_MS)])
    outageLog(log).back()
    return context.json({ status: 'ok', ...facts, up: true })
  } catch (error) {
    // An embedded database takes some seconds to be set up: whoever waits for the first start sees no fault.
    if (!database.isOpening()) outageLog(log).away(error, () => probeDatabase(services))
    return context.json({ status: 'unavailable', ...facts, up: false }, 503)
  }
}
