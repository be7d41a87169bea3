import type { RecordedEvent } from '#features/analytics/events-contract.ts'
import type { Database } from '#services/db/database.ts'
import { events } from '#services/db/schema.ts'

type Delivery = { sent: readonly RecordedEvent[]; now: Date }

/** A clock that runs ahead does not make events of the future. */
const momentOf = (at: string, now: Date) => new Date(Math.min(Date.parse(at), now.getTime()))

/** Keeps the events that are not there yet; comes back once they are committed. */
export const storeEvents = async (database: Database, { sent, now }: Delivery): Promise<void> => {
  const rows = sent.map(({ visit, arm, emailHash, device, source, at, ...event }) => ({
    ...event,
    visitId: visit ?? null,
    arm: arm ?? null,
    emailHash: emailHash ?? null,
    device: device ?? null,
    source: source ?? null,
    happenedAt: momentOf(at, now),
    receivedAt: now,
  }))
  await database.insert(events).values(rows).onConflictDoNothing({ target: events.id })
}
