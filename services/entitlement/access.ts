import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { PLANS_BY_SIZE } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { seats as seatRows } from '#services/db/seat-schema.ts'
import type { Entitlement } from './entitlement.ts'
import { entitlementOf } from './paid-rows.ts'

/** A holder's plan and the places in it that were accepted and have not ended. */
const sharedPlan = async (
  queries: Pick<Database, 'select'>,
  { holderId, now }: { holderId: string; now: Date },
): Promise<SharedPlan> => ({
  holderId,
  held: await entitlementOf(queries, { userId: holderId, now }),
  seats: await queries
    .select()
    .from(seatRows)
    .where(
      and(
        eq(seatRows.holderId, holderId),
        isNotNull(seatRows.acceptedAt),
        isNull(seatRows.endedAt),
      ),
    ),
})

/** What an account may use now, by its own payment or as a member of another's plan (`access`): whoever opens anything asks here. */
export const accessOf = async (
  queries: Pick<Database, 'select'>,
  { userId, now }: { userId: string; now: Date },
): Promise<Access | undefined> => {
  const own = await entitlementOf(queries, { userId, now })
  const places = await queries
    .select({ holderId: seatRows.holderId })
    .from(seatRows)
    .where(and(eq(seatRows.memberId, userId), isNull(seatRows.endedAt)))
  const holders = new Set(places.map(({ holderId }) => holderId))
  const shared: SharedPlan[] = []
  for (const holderId of holders) shared.push(await sharedPlan(queries, { holderId, now }))
  return access({ userId, own, shared }, now)
}

/** A place in somebody's plan as its facts say (`services/db/seat-schema.ts`). */
export type Seat = {
  id: string
  memberId: string | null
  acceptedAt: Date | null
  endedAt: Date | null
}

/** A plan that somebody has paid for, and the places in it; `held` is undefined while nothing is left of it. */
export type SharedPlan = {
  holderId: string
  held: Entitlement | undefined
  seats: readonly Seat[]
}

/** What somebody may use, and the account that has paid for it. */
export type Access = Entitlement & { holderId: string }

/** The accepted places that give access at a moment: the oldest that have not ended, as many as the plan has people but its holder. */
export const coveredSeats = ({ held, seats }: Omit<SharedPlan, 'holderId'>, at: Date): Seat[] => {
  const accepted = seats.flatMap((seat) => {
    const { acceptedAt, endedAt } = seat
    const isIn = acceptedAt !== null && acceptedAt <= at && (endedAt === null || endedAt > at)
    return isIn ? [{ seat, since: acceptedAt.getTime() }] : []
  })
  return accepted
    .toSorted((a, b) => a.since - b.since || (a.seat.id < b.seat.id ? -1 : 1))
    .slice(0, held ? held.seats - 1 : 0)
    .map(({ seat }) => seat)
}

const sizeOf = ({ plan }: Access) => PLANS_BY_SIZE.indexOf(plan)

type Reach = { userId: string; own: Entitlement | undefined; shared: readonly SharedPlan[] }

/** What somebody may use at a moment (docs/decisions/059): their own plan or a larger one that covers them; undefined for neither. */
export const access = ({ userId, own, shared }: Reach, at: Date): Access | undefined => {
  const covering = shared.flatMap(({ holderId, held, seats }) =>
    held && coveredSeats({ held, seats }, at).some(({ memberId }) => memberId === userId)
      ? [{ ...held, holderId }]
      : [],
  )
  // Among equals the own plan, since sorting keeps the order.
  return [...(own ? [{ ...own, holderId: userId }] : []), ...covering].toSorted(
    (a, b) =>
      sizeOf(b) - sizeOf(a) ||
      Number(b.holderId === userId) - Number(a.holderId === userId) ||
      b.endsAt.getTime() - a.endsAt.getTime(),
  )[0]
}
