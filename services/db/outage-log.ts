import type { Log } from '#lib/util/log.ts'
import { reasonOf } from './reason-of.ts'

const PROBE_MS = 2000

/** What is said of a database that comes and goes: one line a state, however many requests meet it. */
export type OutageLog = {
  /** It does not answer; `probe` resolves as soon as it does. */
  away: (error: unknown, probe?: () => Promise<unknown>) => void
  back: () => void
}

const ask = async (probe: () => Promise<unknown>, back: () => void) => {
  try {
    await probe()
    back()
  } catch (error) {
    // Still away, which was said.
    if (!(error instanceof Error)) throw error
  }
}

const openOutageLog = (log: Log): OutageLog => {
  let timer: NodeJS.Timeout | undefined
  let isAway = false
  const back = () => {
    clearInterval(timer)
    if (isAway) log.info({ event: 'database back' }, 'The database answers again')
    isAway = false
  }
  return {
    back,
    away: (error, probe) => {
      if (isAway) return
      isAway = true
      log.error({ event: 'database away', reason: reasonOf(error) }, 'The database does not answer')
      if (!probe) return
      timer = setInterval(() => void ask(probe, back), PROBE_MS).unref()
    },
  }
}

const outages = new WeakMap<Log, OutageLog>()

/** The one outage log of those who write to a log. */
export const outageLog = (log: Log): OutageLog => {
  const known = outages.get(log)
  if (known) return known
  const made = openOutageLog(log)
  outages.set(log, made)
  return made
}
