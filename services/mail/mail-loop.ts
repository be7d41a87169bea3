import { outageLog } from '#services/db/outage-log.ts'
import { probeDatabase } from '#services/health.ts'
import { isConnectionFailure } from '#services/http/failure-problem.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { sendDueMail } from './send-due-mail.ts'
import { mailTransport } from './transport.ts'

const ROUND_MS = 2000

type Loop = Pick<ServicesContext, 'database' | 'siteUrl' | 'now' | 'log'> & {
  /** Who sends mail and from which address; without them mail stays in the outbox. */
  server: { url: string; from: string } | undefined
}

/** Sends what is in the outbox, every two seconds. The answer stops it, and waits for the mail that is under way. */
export const startMailLoop = ({ server, database, ...services }: Loop): (() => Promise<void>) => {
  if (!server) return () => Promise.resolve()
  const { log } = services
  const stop = new AbortController()
  const transport = mailTransport(server)
  let round: Promise<void> | undefined

  const work = async () => {
    try {
      const queries = await database.get()
      await sendDueMail(queries, { ...services, send: transport.send, signal: stop.signal })
    } catch (error) {
      if (isConnectionFailure(error)) outageLog(log).away(error, () => probeDatabase({ database }))
      else log.error({ err: error }, 'Mail waits for the next round')
    }
  }

  const timer = setInterval(() => {
    // A round that takes longer is not overtaken.
    round ??= work().finally(() => {
      round = undefined
    })
  }, ROUND_MS)
  timer.unref()

  return async () => {
    clearInterval(timer)
    stop.abort()
    await round
    transport.close()
  }
}
