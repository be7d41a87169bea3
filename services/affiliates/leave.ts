import { and, eq, isNotNull } from 'drizzle-orm'
import { affiliateAcceptances, affiliateFlags, affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { affiliateOf, isNumbered } from './affiliate-store.ts'

/**
 * Ends the agreement of an affiliate whose account is closed, at the affiliate's own wish and not for cause. Name, number and way of
 * payment stay with sales, flags and payouts, for the books and for what is still to be paid; the places of the links and the objections
 * are erased. An applicant without a number leaves nothing.
 */
export const leaveProgramme = async (
  writing: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> => {
  const affiliate = await affiliateOf(writing, userId)
  if (!affiliate) return
  const own = eq(affiliates.userId, userId)
  if (!isNumbered(affiliate)) {
    await writing.delete(affiliateAcceptances).where(eq(affiliateAcceptances.userId, userId))
    await writing.delete(affiliates).where(own)
    return
  }
  const hasEnded = affiliate.state === 'ended'
  await writing
    .update(affiliates)
    .set({
      places: '',
      ...(!hasEnded && { state: 'ended', endedAt: now, endedForCause: false }),
    })
    .where(own)
  await writing
    .update(affiliateFlags)
    .set({ objection: '' })
    .where(and(eq(affiliateFlags.number, affiliate.number), isNotNull(affiliateFlags.objection)))
}
