import { outageLog } from '#services/db/outage-log.ts'
import { probeDatabase } from '#services/health.ts'
import { isConnectionFailure } from '#services/http/failure-problem.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { sweepCharges } from './charge-states.ts'
import { deliverNotices } from './deliver-notices.ts'

const ROUND_MS = 1000

type LoopContext = Pick<ServicesContext, 'database' | 'payment' | 'now' | 'log'>

/** Says once that the site does not hear, and once that it hears again. */
const hearingLog = ({ log }: LoopContext) => {
  let isDeaf = false
  return ({ taken, refused }: { taken: number; refused: number }) => {
    if (taken > 0 && isDeaf) log.info({ event: 'payment webhooks' }, 'The site takes notices again')
    if (taken > 0) isDeaf = false
    if (refused === 0 || taken > 0 || isDeaf) return
    isDeaf = true
    log.warn(
      { event: 'payment webhooks' },
      'The site takes no notices of payments: they are sent again (PAYMENT_WEBHOOK_URL)',
    )
  }
}

/** Each second decides the charges whose time has come and tells the site of changes. The answer stops it, and waits for what is under way. */
export const startPaymentLoop = (services: LoopContext): (() => Promise<void>) => {
  const { database, payment, now, log } = services
  const stop = new AbortController()
  const { signal } = stop
  const tell = hearingLog(services)
  let round: Promise<void> | undefined

  const work = async () => {
    try {
      const queries = await database.get()
      await sweepCharges(queries, now())
      tell(await deliverNotices(queries, { payment, now, signal }))
    } catch (error) {
      if (isConnectionFailure(error)) outageLog(log).away(error, () => probeDatabase({ database }))
      else log.error({ err: error }, 'Payments wait for the next round')
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
  }
}
