import type { Context } from 'hono'
import type { ServicesContext } from './context/services-context.ts'
import { DatabaseUnavailableError } from './db/database.ts'
import { outageLog } from './db/outage-log.ts'
import { probeDatabase } from './db/probe-database.ts'

/** A database that answers later than this counts as away. */
const CHECK_TIMEOUT_MS = 2000

const timeout = (milliseconds: number) =>
  new Promise<never>((_resolve, reject) => {
    const late = new DatabaseUnavailableError('The database does not answer: look at its log')
    setTimeout(() => reject(late), milliseconds).unref()
  })

/** The time for which an answer of the database is reused: anybody may ask, and each question costs a write. */
const PROBE_LIFE_MS = 1000

const recentProbe = (services: ServicesContext) => {
  let last: { at: number; probe: Promise<void> } | undefined
  return (): Promise<void> => {
    const now = performance.now()
    if (!last || now - last.at > PROBE_LIFE_MS) last = { at: now, probe: probeDatabase(services) }
    return last.probe
  }
}

/** `GET /health`: 200 with `up: true`, or 503 while the database cannot be opened, written or read. */
export const healthHandler = (services: ServicesContext) => {
  const { database, version, log } = services
  const facts = { version, database: database.kind }
  const probe = recentProbe(services)
  return async (context: Context) => {
    context.header('Cache-Control', 'no-store')
    try {
      await Promise.race([probe(), timeout(CHECK_TIMEOUT_MS)])
      outageLog(log).back()
      return context.json({ status: 'ok', ...facts, up: true })
    } catch (error) {
      // An embedded database takes some seconds to be set up: whoever waits for the first start sees no fault.
      if (!database.isOpening()) outageLog(log).away(error, () => probeDatabase(services))
      return context.json({ status: 'unavailable', ...facts, up: false }, 503)
    }
  }
}
