import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { seats } from '#services/db/seat-schema.ts'
import { access, type Access, type SharedPlan } from './access.ts'
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
