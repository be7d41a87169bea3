import { Hono } from 'hono'
import {
  areTimely,
  recordedEvents,
  type RecordedEvent,
} from '#features/analytics/events-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { experimentExposures } from '#services/db/experiment-schema.ts'
import { events } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'

type Delivery = { sent: readonly RecordedEvent[]; now: Date }

/** A clock that runs ahead does not make events of the future. */
const momentOf = (at: string, now: Date) => new Date(Math.min(Date.parse(at), now.getTime()))

/** Keeps the events that are not there yet; comes back once they are committed. */
const storeEvents = async (database: Database, { sent, now }: Delivery): Promise<void> => {
  const rows = sent.map(
    ({ visit, arm, emailHash, device, source, at, exposure: _kept, ...event }) => ({
      ...event,
      visitId: visit ?? null,
      arm: arm ?? null,
      emailHash: emailHash ?? null,
      device: device ?? null,
      source: source ?? null,
      happenedAt: momentOf(at, now),
      receivedAt: now,
    }),
  )
  const exposures = sent.flatMap(({ id, exposure, language, at }) =>
    exposure ? [{ ...exposure, id, language, happenedAt: momentOf(at, now), receivedAt: now }] : [],
  )
  await database.transaction(async (transaction) => {
    await transaction.insert(events).values(rows).onConflictDoNothing({ target: events.id })
    if (exposures.length === 0) return
    await transaction
      .insert(experimentExposures)
      .values(exposures)
      .onConflictDoNothing({ target: experimentExposures.id })
  })
}

const untimely = () =>
  new ProblemError({
    status: 422,
    title: 'Events of another time',
    detail: 'Send events of the last week; a clock may be a day ahead.',
    fields: ['at'],
  })

/** The events service: keeps what the site counts (S1 §7, S2 §2.3). */
export const eventRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const { events: sent } = await readJson(context, recordedEvents)
    if (!areTimely(sent, now().getTime())) throw untimely()
    await storeEvents(await database.get(), { sent, now: now() })
    return context.json({ received: sent.length }, 202)
  })
  return routes
}
