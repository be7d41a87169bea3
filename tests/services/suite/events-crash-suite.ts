import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { events } from '#services/db/schema.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../support/child-services.ts'
import { newEvent } from './events-suite.ts'

const CLIENTS = 8
const BATCH = 5
const EVENTS_BEFORE_KILL = 400

/** Sends batches one after the other until the services are gone. */
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

/** No event that was answered 202 is lost when the process is killed under load. */
export const eventsCrashSuite = (env: () => ServicesEnv) =>
  describe('kill -9 while events arrive', () => {
    test('keeps every acknowledged event', async () => {
      const { origin, variables } = await ownServices(env(), 'events-crash')
      const { child } = spawnServices(variables)
      await untilHealthy(origin)
      const acknowledged: string[] = []
      const onTaken = (ids: string[]) => {
        acknowledged.push(...ids)
        if (acknowledged.length >= EVENTS_BEFORE_KILL) child.kill('SIGKILL')
      }
      await Promise.all(Array.from({ length: CLIENTS }, () => sendUntilGone(origin, onTaken)))
      await ended(child)

      const log = createLog({ name: 'test', level: 'silent' })
      const { DATA_DIR, DATABASE_URL } = variables
      const database = lazyDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, log })
      const queries = await database.get()
      const kept = await queries.$count(events, inArray(events.id, acknowledged))
      await database.close()

      expect(acknowledged.length).toBeGreaterThanOrEqual(EVENTS_BEFORE_KILL)
      expect(kept).toBe(acknowledged.length)
    }, 120_000)
  })
