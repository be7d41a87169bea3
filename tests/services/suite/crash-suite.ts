import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import { newEmail, payloadFor } from '../support/bench.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../support/child-services.ts'

const CLIENTS = 8
const ACCOUNTS_BEFORE_KILL = 60
/** Beside a start of the same machine in the same minute, which is what a busy one slows down too. */
const RECOVERY_MARGIN_MS = 2000

const post = (origin: string, email: string) =>
  fetch(`${origin}/userbase/user/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payloadFor(email)),
  })

/** Signs addresses up one after the other until the services are gone. */
const signUpUntilGone = async (origin: string, onCreated: (email: string) => void) => {
  for (;;) {
    const email = newEmail()
    const answer = await post(origin, email).catch((error: unknown) => error)
    if (!(answer instanceof Response)) return
    if (answer.status === 201) onCreated(email)
  }
}

const CLICK = {
  offerId: 12,
  affiliateId: 345,
  page: '/start',
  language: 'en',
} as const

/** The transaction of a click on an affiliate's link, or undefined when the services are gone. */
const click = async (origin: string, key: string): Promise<string | undefined> => {
  const answer = await fetch(`${origin}/affiliate-network/clk?${clickQuery(CLICK, key)}`)
    .then((response) => response.json())
    .catch((_gone: unknown) => undefined)
  return networkClickAnswer.safeParse(answer).data?.transaction_id
}

/** Clicks until the services are gone; the transaction of each key that was answered. */
const clickUntilGone = async (origin: string, counted: Map<string, string>) => {
  for (;;) {
    const key = randomUUID().replaceAll('-', '')
    const transaction = await click(origin, key)
    if (transaction === undefined) return
    counted.set(key, transaction)
  }
}

/** No account that was answered 201, and no click that was given a transaction, is lost when the process is killed under load. */
export const crashSuite = (env: () => ServicesEnv) =>
  describe('kill -9 under load', () => {
    test('keeps every acknowledged account and click, and answers again soon', async () => {
      const { origin, variables } = await ownServices(env(), 'crash')
      const first = spawnServices(variables)
      const start = await untilHealthy(origin)
      const acknowledged: string[] = []
      const onCreated = (email: string) => {
        acknowledged.push(email)
        if (acknowledged.length === ACCOUNTS_BEFORE_KILL) first.child.kill('SIGKILL')
      }
      const counted = new Map<string, string>()
      await Promise.all([
        ...Array.from({ length: CLIENTS }, () => signUpUntilGone(origin, onCreated)),
        clickUntilGone(origin, counted),
      ])
      await ended(first.child)

      const second = spawnServices(variables)
      const recovery = await untilHealthy(origin)
      const statuses = await Promise.all(
        acknowledged.map(async (email) => (await post(origin, email)).status),
      )
      const again = await Promise.all(
        [...counted].map(async ([key]) => [key, await click(origin, key)] as const),
      )
      second.child.kill('SIGTERM')

      expect(acknowledged.length).toBeGreaterThanOrEqual(ACCOUNTS_BEFORE_KILL)
      expect(new Set(statuses)).toEqual(new Set([409]))
      expect(counted.size).toBeGreaterThan(0)
      expect(new Map(again)).toEqual(counted)
      expect(recovery).toBeLessThan(2 * start + RECOVERY_MARGIN_MS)
      expect(await ended(second.child)).toBe(0)
      expect(existsSync(`${variables.DATA_DIR}/pglite.lock`)).toBe(false)
    }, 120_000)
  })
