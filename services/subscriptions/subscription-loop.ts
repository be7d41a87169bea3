import { startRounds } from '#services/rounds.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { doDueWork, type SubscriptionServices } from './due-work.ts'

const ROUND_MS = 5000

/** Says once that the site does not answer, and once that it does again. */
const absenceLog = ({ log }: Pick<ServicesContext, 'log'>) => {
  let isFailing = false
  return (isAway: boolean) => {
    if (isAway === isFailing) return
    isFailing = isAway
    const facts = { event: 'subscription work' }
    if (isAway)
      log.warn(facts, 'The site does no payment work: it is asked again (PAYMENT_WEBHOOK_URL)')
    else log.info(facts, 'The site does payment work again')
  }
}

/** Looks after subscriptions, every five seconds; two processes on one database share the work by its locks. The answer stops it. */
export const startSubscriptionLoop = (
  services: SubscriptionServices & Pick<ServicesContext, 'database' | 'clock'>,
): (() => Promise<void>) => {
  const report = absenceLog(services)
  return startRounds({
    job: 'subscriptions',
    database: services.database,
    log: services.log,
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await services.clock.load(queries)
      const { isAway } = await doDueWork(queries, { ...services, signal })
      report(isAway)
    },
    failed: 'Subscriptions wait for the next round',
  })
}
