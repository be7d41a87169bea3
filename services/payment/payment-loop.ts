import type { ServicesContext } from '#services/context/services-context.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { sweepCharges } from './charge-states.ts'
import { deliverNotices } from './deliver-notices.ts'
import { openDisputes } from './disputes.ts'

const ROUND_MS = 1000

type LoopContext = Pick<ServicesContext, 'database' | 'payment' | 'now' | 'log'>

/** Says once that the site does not hear, and once that it hears again. */
const deliveryLog = ({ log }: LoopContext) => {
  let isFailing = false
  return ({ taken, refused }: { taken: number; refused: number }) => {
    if (taken > 0 && isFailing)
      log.info({ event: 'payment webhooks' }, 'The site takes notices again')
    if (taken > 0) isFailing = false
    if (refused === 0 || taken > 0 || isFailing) return
    isFailing = true
    log.warn(
      { event: 'payment webhooks' },
      'The site takes no notices of payments: they are sent again (PAYMENT_WEBHOOK_URL)',
    )
  }
}

/**
 * Each second decides the charges and opens the disputes whose time has come, and notifies the site of changes; returns the function that
 * stops it, once the work under way is done.
 */
export const startPaymentLoop = (services: LoopContext): (() => Promise<void>) => {
  const { database, payment, now, log } = services
  const report = deliveryLog(services)
  return startRounds({
    job: 'payments',
    database,
    log,
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await sweepCharges(queries, now())
      await openDisputes(queries, now())
      report(await deliverNotices(queries, { payment, now, signal }))
    },
    failed: 'Payments wait for the next round',
  })
}
