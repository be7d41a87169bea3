import type { ServicesContext } from '#services/context/services-context.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { doDueWork, type SubscriptionServices } from './due-work.ts'

const ROUND_MS = 5000

/** Does the due work of subscriptions every five seconds; two processes on one database share it by its locks. Returns the function that stops it. */
export const startSubscriptionLoop = (
  services: SubscriptionServices & Pick<ServicesContext, 'database' | 'clock'>,
): (() => Promise<void>) =>
  startRounds({
    job: 'subscriptions',
    database: services.database,
    log: services.log,
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      await services.clock.load(queries)
      await doDueWork(queries, { ...services, signal })
    },
    failed: 'Subscriptions wait for the next round',
  })
