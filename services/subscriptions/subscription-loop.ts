import type { ServicesContext } from '#services/context/services-context.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { doDueWork, type SubscriptionServices } from './due-work.ts'

const ROUND_MS = 5000

/** Looks after subscriptions, every five seconds; two processes on one database share the work by its locks. The answer stops it. */
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
