import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { PLANS_BY_SIZE } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { seats } from '#services/db/seat-schema.ts'
import type { Entitlement } from './entitlement.ts'
import { entitlementOf } from './paid-rows.ts'

type Asked = { userId: string; now: Date }

/** A holder's plan and the places in it that were accepted and have not ended. */
const sharedPlan = async (
  queries: Pick<Database, 'select'>,
  { holderId, now }: { holderId: string; now: Date },
): Promise<SharedPlan> => ({
  holderId,
  held: await entitlementOf(queries, { userId: holderId, now }),
  seats: await queries
    .select()
    .from(seats)
    .where(and(eq(seats.holderId, holderId), isNotNull(seats.acceptedAt), isNull(seats.endedAt))),
})

/** What an account may use now, by its own payment or as a member of another's plan (`access`): whoever opens anything asks here. */
export const accessOf = async (
  queries: Pick<Database, 'select'>,
  { userId, now }: Asked,
): Promise<Access | undefined> => {
  const own = await entitlementOf(queries, { userId, now })
  const places = await queries
    .select({ holderId: seats.holderId })
    .from(seats)
    .where(and(eq(seats.memberId, userId), isNull(seats.endedAt)))
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

/**
 * The accepted places of a plan that give access at a moment: the oldest of those that have not ended, one for each of its people but the
 * holder. A plan for fewer people, or none, leaves out those beyond; a larger one takes them in again.
 */
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

/**
 * What somebody may use at a moment (docs/decisions/059): the plan that they have paid for or a larger one that covers them; undefined where
 * there is neither.
 */
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
