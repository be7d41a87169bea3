import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntilHealthy } from '../../../scripts/run/wait-until-healthy.ts'
import type { Instance } from '../../../scripts/stack/instance.ts'
import type { Stack } from '../../../scripts/stack/open-stack.ts'
import { HEALTH } from '../../../scripts/stack/stack-facts.ts'

const HEALTHY_MS = 90_000

/** What a stack can be done to while it is in use; each ends when all is there again. */
export type Fault = { name: string; cause: (stack: Stack) => Promise<void> }

const back = ({ url }: Instance, health: string) =>
  waitUntilHealthy(`${url}${health}`, { timeoutMs: HEALTHY_MS })

const crash = async (instance: Instance | undefined, health: string) => {
  if (!instance) throw new Error('There is no such instance')
  const before = instance.pid()
  instance.crash()
  while (instance.pid() === before) await sleep(50)
  await back(instance, health)
}

const allBack = async ({ sites, services }: Stack) => {
  for (const site of sites) await back(site, HEALTH.site)
  for (const service of services) await back(service, HEALTH.services)
}

/** So long Redis is away: a site says after a second that it is, and counts for itself from then on; longer shows nothing else. */
const REDIS_AWAY_MS = 10_000

export const FAULTS: readonly Fault[] = [
  { name: 'a site killed', cause: ({ sites }) => crash(sites[0], HEALTH.site) },
  { name: 'the other site killed', cause: ({ sites }) => crash(sites[1], HEALTH.site) },
  { name: 'services killed', cause: ({ services }) => crash(services[0], HEALTH.services) },
  {
    name: 'the other services killed',
    cause: ({ services }) => crash(services[1], HEALTH.services),
  },
  { name: 'Redis gone for ten seconds', cause: async ({ redis }) => redis?.restart(REDIS_AWAY_MS) },
  {
    name: 'PostgreSQL restarted',
    cause: async (stack) => {
      await stack.postgres?.restart()
      await allBack(stack)
    },
  },
  { name: 'every process replaced', cause: (stack) => stack.deploy() },
]
