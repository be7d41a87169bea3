import { startRounds } from '#services/rounds.ts'
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
  const tell = hearingLog(services)
  return startRounds({
    database,
    log,
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await sweepCharges(queries, now())
      tell(await deliverNotices(queries, { payment, now, signal }))
    },
    failed: 'Payments wait for the next round',
  })
}
