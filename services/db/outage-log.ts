import { sql } from 'drizzle-orm'
import type { Log } from '#lib/util/log.ts'
import type { Database } from './database.ts'
import { reasonOf } from './reason-of.ts'

type Probed = { database: { get: () => Promise<Pick<Database, 'transaction'>> } }

/** Makes the database write to its disk, by a sort too large for its memory: a full disk still answers queries that write nothing, and some that do. */
export const probeDatabase = async ({ database }: Probed): Promise<void> => {
  const queries = await database.get()
  await queries.transaction(async (probing) => {
    await probing.execute(sql`set local work_mem = '64kB'`)
    await probing.execute(
      sql`select count(*) from (select n from generate_series(1, 5000) n order by -n) sorted`,
    )
  })
}

const PROBE_MS = 2000

/** The time for which it has to answer before it counts as back: on a full disk one write in many finds room. */
const STEADY_MS = 3000

/** A log of database outages: one line when the database goes and one when it returns, however many requests fail. */
type OutageLog = {
  /** It does not answer; `probe` resolves as soon as it does. */
  away: (error: unknown, probe?: () => Promise<unknown>) => void
  back: () => void
}

const ask = async (probe: () => Promise<unknown>, { away, back }: OutageLog) => {
  try {
    await probe()
    back()
  } catch (error) {
    away(error)
  }
}

const openOutageLog = (log: Log): OutageLog => {
  let timer: NodeJS.Timeout | undefined
  let isAway = false
  let failedAt = 0
  const back = () => {
    if (!isAway || performance.now() - failedAt < STEADY_MS) return
    clearInterval(timer)
    timer = undefined
    log.info({ event: 'database back' }, 'The database answers again')
    isAway = false
  }
  const outage: OutageLog = {
    back,
    away: (error, probe) => {
      failedAt = performance.now()
      // Whoever reports the outage first may have no probe: a later report brings one.
      if (probe) timer ??= setInterval(() => void ask(probe, outage), PROBE_MS).unref()
      if (isAway) return
      isAway = true
      log.error({ event: 'database away', reason: reasonOf(error) }, 'The database does not answer')
    },
  }
  return outage
}

const outages = new WeakMap<Log, OutageLog>()

/** The outage log shared by all who write to this log. */
export const outageLog = (log: Log): OutageLog => {
  const known = outages.get(log)
  if (known) return known
  const made = openOutageLog(log)
  outages.set(log, made)
  return made
}
