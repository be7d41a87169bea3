import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { INVITATION_DAYS } from '#lib/config/constants.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { coveredSeats } from '#services/entitlement/access.ts'
import type { Entitlement } from '#services/entitlement/entitlement.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'

export type SeatRow = typeof seats.$inferSelect

/** `beyond`: a member for whom the present plan has no place; `declined` until the address is forgotten. */
type Standing = 'member' | 'beyond' | 'invited' | 'expired' | 'declined'

/** Somebody on a holder's list; `since` is the moment of the invitation, or of its acceptance. */
export type Person = { seat: string; email: string; standing: Standing; since: Date }

/** A holder's plan, those on the list, and how many places it has beside the holder's own, and how many are free. */
export type People = {
  held: Entitlement | undefined
  listed: Person[]
  places: number
  left: number
}

/** Whether an invitation can still be accepted, as far as its own row says. */
export const isOpenInvitation = (
  { acceptedAt, endedAt, invitedAt, email }: SeatRow,
  now: Date,
): boolean =>
  acceptedAt === null &&
  endedAt === null &&
  email !== null &&
  now.getTime() < invitedAt.getTime() + INVITATION_DAYS * DAY_MS

type Seen = { covered: ReadonlySet<string>; now: Date }

/** Undefined for a place that is over, and nobody's any more. */
const standingOf = (seat: SeatRow, { covered, now }: Seen): Standing | undefined => {
  if (seat.endedAt) return seat.endReason === 'declined' ? 'declined' : undefined
  if (seat.acceptedAt) return covered.has(seat.id) ? 'member' : 'beyond'
  return isOpenInvitation(seat, now) ? 'invited' : 'expired'
}

const TAKING: readonly Standing[] = ['member', 'beyond', 'invited']

type Asked = {
  holderId: string
  /** An invitation that is about to be replaced. */
  insteadOf?: string
  now: Date
}

/** The people of a holder's plan: members and open invitations take its places. */
export const peopleOf = async (
  queries: Pick<Database, 'select'>,
  { holderId, insteadOf, now }: Asked,
): Promise<People> => {
  const held = await entitlementOf(queries, { userId: holderId, now })
  const rows = await queries
    .select({ seat: seats, memberEmail: users.email })
    .from(seats)
    .leftJoin(users, eq(users.id, seats.memberId))
    .where(and(eq(seats.holderId, holderId), insteadOf ? ne(seats.id, insteadOf) : undefined))
    .orderBy(asc(seats.invitedAt), asc(seats.id))
  const plan = { held, seats: rows.map(({ seat }) => seat) }
  const covered = new Set(coveredSeats(plan, now).map(({ id }) => id))
  const listed = rows.flatMap(({ seat, memberEmail }): Person[] => {
    const standing = standingOf(seat, { covered, now })
    const email = memberEmail ?? seat.email
    const since = seat.acceptedAt ?? seat.invitedAt
    return standing && email ? [{ seat: seat.id, email, standing, since }] : []
  })
  const places = held ? held.seats - 1 : 0
  const taken = listed.filter(({ standing }) => TAKING.includes(standing)).length
  return { held, listed, places, left: Math.max(0, places - taken) }
}

/** A place that somebody has in another's plan, and the holder's address. */
export type Membership = { seat: string; holder: string }

/** The places that an account has accepted and not left. */
export const membershipsOf = (
  queries: Pick<Database, 'select'>,
  userId: string,
): Promise<Membership[]> =>
  queries
    .select({ seat: seats.id, holder: users.email })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.holderId))
    .where(and(eq(seats.memberId, userId), isNull(seats.endedAt)))
    .orderBy(asc(seats.acceptedAt))
