import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newEmail, payloadFor } from '../support/bench.ts'
import { ended, spawnServices, untilHealthy, type ServicesEnv } from '../support/child-services.ts'
import { freePort } from '../support/free-port.ts'

const CLIENTS = 8
const LOAD_MS = 1500
/** The budget is 2 s on a quiet machine. */
const RECOVERY_LIMIT_MS = 10_000

const post = (origin: string, email: string) =>
  fetch(`${origin}/userbase/user/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payloadFor(email)),
  })

/** Signs addresses up one after the other until the services are gone; the ones that got 201. */
const signUpUntilGone = async (origin: string): Promise<string[]> => {
  const acknowledged: string[] = []
  for (;;) {
    const email = newEmail()
    const answer = await post(origin, email).catch((error: unknown) => error)
    if (!(answer instanceof Response)) return acknowledged
    if (answer.status === 201) acknowledged.push(email)
  }
}

/** No account that was answered 201 is lost when the process is killed under load. */
export const crashSuite = (env: () => ServicesEnv) =>
  describe('kill -9 under load', () => {
    test('keeps every acknowledged account and answers again soon', async () => {
      const { DATA_DIR, DATABASE_URL } = env()
      const SERVICES_PORT = String(await freePort())
      const origin = `http://localhost:${SERVICES_PORT}`
      const variables = { DATA_DIR: `${DATA_DIR}/crash`, DATABASE_URL, SERVICES_PORT }

      const first = spawnServices(variables)
      await untilHealthy(origin)
      const clients = Array.from({ length: CLIENTS }, () => signUpUntilGone(origin))
      await sleep(LOAD_MS)
      first.child.kill('SIGKILL')
      const acknowledged = (await Promise.all(clients)).flat()
      await ended(first.child)

      const second = spawnServices(variables)
      const recovery = await untilHealthy(origin)
      const statuses = await Promise.all(
        acknowledged.map(async (email) => (await post(origin, email)).status),
      )
      second.child.kill('SIGTERM')

      expect(acknowledged.length).toBeGreaterThan(CLIENTS)
      expect(new Set(statuses)).toEqual(new Set([409]))
      expect(recovery).toBeLessThan(RECOVERY_LIMIT_MS)
      expect(await ended(second.child)).toBe(0)
      expect(existsSync(`${variables.DATA_DIR}/pglite.lock`)).toBe(false)
    }, 60_000)
  })
