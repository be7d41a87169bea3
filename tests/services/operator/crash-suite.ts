import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { events } from '#services/db/schema.ts'
import { newEvent } from '../events/events-suite.ts'
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
const SENDERS = 4
const BATCH = 5
const EVENTS_BEFORE_KILL = 400
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

/** Sends batches of events one after the other until the services are gone. */
const sendUntilGone = async (origin: string, onTaken: (ids: string[]) => void) => {
  for (;;) {
    const batch = Array.from({ length: BATCH }, () => newEvent())
    const answer = await fetch(`${origin}/events/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ events: batch }),
    }).catch((error: unknown) => error)
    if (!(answer instanceof Response)) return
    if (answer.status === 202) onTaken(batch.map(({ id }) => id))
  }
}

/** How many of these events are in the database of services that have ended. */
const keptOf = async ({ DATA_DIR, DATABASE_URL }: ServicesEnv, ids: string[]) => {
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log })
  const queries = await database.get()
  const kept = await queries.$count(events, inArray(events.id, ids))
  await database.close()
  return kept
}

/** No account that was answered 201, no click that was given a transaction and no event that was answered 202 is lost when the process is killed under load. */
export const crashSuite = (env: () => ServicesEnv) =>
  describe('kill -9 under load', () => {
    test('keeps every acknowledged account, click and event, and answers again soon', async () => {
      const { origin, variables } = await ownServices(env(), 'crash')
      const first = spawnServices(variables)
      const start = await untilHealthy(origin)
      const acknowledged: string[] = []
      const taken: string[] = []
      const killWhenFull = () => {
        if (acknowledged.length >= ACCOUNTS_BEFORE_KILL && taken.length >= EVENTS_BEFORE_KILL)
          first.child.kill('SIGKILL')
      }
      const onCreated = (email: string) => {
        acknowledged.push(email)
        killWhenFull()
      }
      const onTaken = (ids: string[]) => {
        taken.push(...ids)
        killWhenFull()
      }
      const counted = new Map<string, string>()
      await Promise.all([
        ...Array.from({ length: CLIENTS }, () => signUpUntilGone(origin, onCreated)),
        ...Array.from({ length: SENDERS }, () => sendUntilGone(origin, onTaken)),
        clickUntilGone(origin, counted),
      ])
      await ended(first.child)
      const kept = await keptOf(variables, taken)

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
      expect(taken.length).toBeGreaterThanOrEqual(EVENTS_BEFORE_KILL)
      expect(kept).toBe(taken.length)
      expect(new Set(statuses)).toEqual(new Set([409]))
      expect(counted.size).toBeGreaterThan(0)
      expect(new Map(again)).toEqual(counted)
      expect(recovery).toBeLessThan(2 * start + RECOVERY_MARGIN_MS)
      expect(await ended(second.child)).toBe(0)
      expect(existsSync(`${variables.DATA_DIR}/pglite.lock`)).toBe(false)
    }, 120_000)
  })
