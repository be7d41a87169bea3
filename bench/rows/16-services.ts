import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { createAccounts } from '../lib/create-accounts.ts'
import { watchMemory } from '../lib/process-memory.ts'
import type { Budget, Row } from '../lib/row.ts'
import { startServices, type Services } from '../lib/services.ts'
import { atMost, exactly } from '../lib/verdict.ts'

const MAX_MB = 750
const MAX_OPEN_MS = 5000
const MAX_RECOVERY_MS = 2000
const CALLERS = 8

/** Kills the services in the middle of sign-ups; gives the addresses that were answered 201. */
const killUnderLoad = async (services: Services, milliseconds: number): Promise<string[]> => {
  const accounts = createAccounts({ url: services.url, callers: CALLERS, run: 'load' })
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  services.kill()
  return accounts
}

const measureIn = async (dataDir: string, milliseconds: number): Promise<Row[]> => {
  const first = await startServices(dataDir)
  const memory = watchMemory(first.pid)
  const acknowledged = await killUnderLoad(first, milliseconds)
  const peak = memory.stop()
  const second = await startServices(dataDir)
  try {
    const lost = await second.countMissing(acknowledged)
    const what = `lost of ${acknowledged.length} acknowledged rows after kill -9`
    const figures = { id: 16, unit: 'ms' } as const
    return [
      atMost({ ...figures, what: 'peak memory', unit: 'MB', figure: peak, limit: MAX_MB }),
      atMost({ ...figures, what: 'first open', figure: first.readyAfter, limit: MAX_OPEN_MS }),
      atMost({
        ...figures,
        what: 'answering after kill -9',
        figure: second.readyAfter,
        limit: MAX_RECOVERY_MS,
      }),
      exactly({ ...figures, what, unit: '', figure: lost, limit: 0 }),
    ]
  } finally {
    await second.stop()
  }
}

/** The reference services on the embedded database. */
export const services: Budget = {
  id: 16,
  title: 'reference services',
  needs: ['Linux'],
  measure: async ({ quick }) => inTempFolder((dataDir) => measureIn(dataDir, quick ? 1000 : 5000)),
}
