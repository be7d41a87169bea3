import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { HOUR_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { seats } from '#services/db/seat-schema.ts'
import { accessOf, coveredSeats } from '#services/entitlement/access.ts'
import { entitlement } from '#services/entitlement/entitlement.ts'
import { paidRowsOf } from '#services/entitlement/paid-rows.ts'
import { putSeatMail } from '#services/outbox/put-mail.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { readerOf } from './end-seat.ts'
import type { SeatRow } from './people.ts'

/** A renewal is charged when its period ends, and takes a moment: what lasts shorter alarms nobody. */
const SETTLED_MS = HOUR_MS

const IS_MEMBER = and(isNotNull(seats.acceptedAt), isNull(seats.endedAt))

/** The places of a holder's plan whose members have to be told, and of what; none that changed within the hour. */
const newsOf = async (queries: Database, { holderId, now }: { holderId: string; now: Date }) => {
  const rows = await paidRowsOf(queries, holderId)
  const places = await queries
    .select()
    .from(seats)
    .where(and(eq(seats.holderId, holderId), IS_MEMBER))
  const coveredAt = (at: Date) => {
    const held = entitlement(rows, at)
    return new Set(coveredSeats({ held, seats: places }, at).map(({ id }) => id))
  }
  const [before, present] = [coveredAt(new Date(now.getTime() - SETTLED_MS)), coveredAt(now)]
  return places.filter(({ id, toldAccess }) =>
    [before, present].every((covered) => covered.has(id) !== toldAccess),
  )
}

/** Writes to a member once: of many processes, that which changes the row. */
const tell = async (database: Database, { place, now }: { place: SeatRow; now: Date }) => {
  const { id, holderId, memberId, toldAccess } = place
  await database.transaction(async (writing) => {
    const told = await writing
      .update(seats)
      .set({ toldAccess: !toldAccess })
      .where(and(eq(seats.id, id), eq(seats.toldAccess, toldAccess), IS_MEMBER))
      .returning({ id: seats.id })
    if (told.length === 0 || memberId === null) return
    const [holder, member] = [await readerOf(writing, holderId), await readerOf(writing, memberId)]
    if (!holder || !member) return
    const rows = await paidRowsOf(writing, holderId)
    const plan = entitlement(rows, now)?.plan
    const news = toldAccess ? 'ended' : 'again'
    const kept = news === 'ended' ? await accessOf(writing, { userId: memberId, now }) : undefined
    await putSeatMail(writing, {
      seat: id,
      news,
      reader: member,
      person: holder.email,
      ...(plan && { plan }),
      still: kept?.plan,
      now,
    })
  })
}

/** Tells each member whose access has ended, or is there again, since they were last told: the holder's plan ended, shrank, grew or was paid back. */
export const notifyMembers = async (database: Database, now: Date): Promise<void> => {
  const holders = await database
    .selectDistinct({ holderId: seats.holderId })
    .from(seats)
    .where(IS_MEMBER)
  for (const { holderId } of holders) {
    for (const place of await newsOf(database, { holderId, now })) {
      await tell(database, { place, now })
    }
  }
}

/** Looks every ten minutes for members to tell; returns the function that stops it. */
export const startSeatLoop = (
  services: Pick<ServicesContext, 'database' | 'clock' | 'log'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'seats',
    everyMs: 10 * 60_000,
    work: (queries) => notifyMembers(queries, services.clock.now()),
    failed: 'Members of plans are told of changes in the next round',
  })
