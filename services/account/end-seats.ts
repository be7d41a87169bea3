import { and, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { putSeatMail } from '#services/outbox/put-seat-mail.ts'

const members = alias(users, 'members')

/**
 * Ends the places in an account's plan, and its own in others, while it is closed: time that is given up carries nobody. Members learn that
 * they are covered no more, holders that a place is free.
 */
export const endSeats = async (
  transaction: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const isOpen = and(
    or(eq(seats.holderId, userId), eq(seats.memberId, userId)),
    isNull(seats.endedAt),
  )
  const open = await transaction
    .select({
      id: seats.id,
      holderId: seats.holderId,
      holder: { email: users.email, language: users.language },
      member: { email: members.email, language: members.language },
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.holderId))
    .leftJoin(members, eq(members.id, seats.memberId))
    .where(isOpen)
  const ended = { endedAt: now, endReason: 'closed', email: null } as const
  await transaction.update(seats).set(ended).where(isOpen)
  for (const { id: seat, holderId, holder, member } of open) {
    if (!member) continue
    const isHolder = holderId === userId
    const [reader, other] = isHolder ? [member, holder] : [holder, member]
    const news = isHolder ? 'ended' : 'left'
    await putSeatMail(transaction, { seat, news, reader, person: other.email, now })
  }
}
