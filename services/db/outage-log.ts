import type { Log } from '#lib/util/log.ts'

const PROBE_MS = 2000

/** What is said of a database that comes and goes: one line a state, however many requests meet it. */
export type OutageLog = {
  /** It does not answer; `probe` resolves as soon as it does. */
  away: (error: unknown, probe?: () => Promise<unknown>) => void
  back: () => void
}

/** A refused connection to several addresses of one name has a code and an empty message. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return error.message || (error.cause === undefined ? code : reasonOf(error.cause))
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
