import type { Environment } from './environment.ts'
import { waitUntilHealthy } from './wait-until-healthy.ts'

const TIMEOUT_MS = 120_000

/** Waits until site and services answer that they are up, then prints where they are; throws when the signal ends the wait. */
export const printWhenHealthy = async (
  { server, public: { SITE_URL } }: Environment,
  signal: AbortSignal,
) => {
  const services = `http://localhost:${server.SERVICES_PORT}`
  await Promise.all([
    waitUntilHealthy(`${services}/health`, { timeoutMs: TIMEOUT_MS, signal }),
    waitUntilHealthy(`http://localhost:${server.PORT}/api/health`, {
      timeoutMs: TIMEOUT_MS,
      signal,
    }),
  ])
  console.log(`\n  Site      ${SITE_URL}\n  Services  ${services}\n\n  Ctrl-C stops both.\n`)
}
