import { setTimeout as pause } from 'node:timers/promises'
import { measure } from '#lib/util/measure.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { outageLog, probeDatabase } from '#services/db/outage-log.ts'
import { isConnectionFailure } from '#services/http/failure-handler.ts'

type Rounds = {
  /** The name of the work in metrics. */
  job: JobName
  everyMs: number
  /** Does what is due; ends early where the signal asks for it. */
  work: (queries: Database, signal: AbortSignal) => Promise<unknown>
  /** The message in the log for a round that failed; the next one tries again. */
  failed: string
}

/** Work that is done when its time has come. */
export type JobName =
  | 'agreements'
  | 'conversions'
  | 'events'
  | 'ledger'
  | 'mail'
  | 'payments'
  | 'refunds'
  | 'seats'
  | 'subscriptions'

/** Runs a job again and again, one round at a time; returns the function that stops it, once the round under way is done. */
export const startRounds = (
  { database, log }: Pick<ServicesContext, 'database' | 'log'>,
  { job, everyMs, work, failed }: Rounds,
): (() => Promise<void>) => {
  const stop = new AbortController()
  let round: Promise<void> | undefined

  const run = async () => {
    try {
      await work(await database.get(), stop.signal)
      measure('bib_rounds_total', { job, outcome: 'done' })
    } catch (error) {
      measure('bib_rounds_total', { job, outcome: 'failed' })
      if (isConnectionFailure(error)) outageLog(log).away(error, () => probeDatabase({ database }))
      else log.error({ err: error }, failed)
    }
  }

  const timer = setInterval(() => {
    // A round that takes longer is not overtaken.
    round ??= run().finally(() => {
      round = undefined
    })
  }, everyMs)
  timer.unref()

  return async () => {
    clearInterval(timer)
    stop.abort()
    await round
  }
}

/** The time that rounds under way still get when the services stop: that of a mail server, the slowest (`mail/send-due-mail.ts`). */
export const LAST_ROUNDS_MS = 40_000

/** Ends all work that is done in rounds; leaves a round that hangs. */
export const endRounds = async (
  endings: readonly (() => Promise<void>)[],
  waitMs = LAST_ROUNDS_MS,
): Promise<void> => {
  const ended = Promise.all(endings.map((end) => end()))
  await Promise.race([ended, pause(waitMs, undefined, { ref: false })])
}
