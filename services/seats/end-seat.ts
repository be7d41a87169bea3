import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { putSeatMail } from '#services/outbox/put-mail.ts'

/** The address and the language of an account's mail. */
export const readerOf = async (queries: Pick<Database, 'select'>, userId: string) => {
  const [reader] = await queries
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  return reader
}

type Removing = { seat: string; holderId: string; now: Date }

/** Takes a place of a holder's plan back: its member has no access from now on and is told; an invitation is withdrawn. */
export const removeSeat = (
  database: Database,
  { seat, holderId, now }: Removing,
): Promise<'removed' | 'withdrawn' | undefined> =>
  database.transaction(async (writing) => {
    // An acceptance at the same moment is waited for.
    const isOwn = and(eq(seats.id, seat), eq(seats.holderId, holderId), isNull(seats.endedAt))
    const [row] = await writing.select().from(seats).where(isOwn).for('update')
    if (!row) return undefined
    const endReason = row.acceptedAt ? 'removed' : 'withdrawn'
    await writing.update(seats).set({ endedAt: now, endReason }).where(isOwn)
    const holder = await readerOf(writing, holderId)
    const member = row.memberId ? await readerOf(writing, row.memberId) : undefined
    if (holder && member) {
      const told = { seat, news: 'removed', reader: member, person: holder.email, now } as const
      await putSeatMail(writing, told)
    }
    return endReason
  })

type Leaving = { seat: string; userId: string; now: Date }

/** Gives a member's place back, and tells the holder. */
export const leaveSeat = (database: Database, { seat, userId, now }: Leaving): Promise<void> =>
  database.transaction(async (writing) => {
    const [row] = await writing
      .update(seats)
      .set({ endedAt: now, endReason: 'left' })
      .where(and(eq(seats.id, seat), eq(seats.memberId, userId), isNull(seats.endedAt)))
      .returning({ holderId: seats.holderId })
    if (!row) return
    const [holder, member] = [
      await readerOf(writing, row.holderId),
      await readerOf(writing, userId),
    ]
    if (!holder || !member) return
    await putSeatMail(writing, { seat, news: 'left', reader: holder, person: member.email, now })
  })
