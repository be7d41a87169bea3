import { and, eq, isNotNull } from 'drizzle-orm'
import { commissionOn } from '#features/affiliate/programme.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { affiliateClicks } from '#services/db/schema.ts'

/** Minutes without activity after which an affiliate's visit, and with it the commission, has ended (S2 §9). */
const AFFILIATE_VISIT_MIN = 30

const VISIT_MS = AFFILIATE_VISIT_MIN * 60_000

/** Tells whether a visit went on from the first moment to the last: between two things that the buyer did lies no longer pause. */
export const isOneVisit = (moments: readonly Date[]): boolean =>
  moments.every((moment, index) => {
    const pause = moment.getTime() - (moments[index - 1] ?? moment).getTime()
    return pause >= 0 && pause <= VISIT_MS
  })

type Sale = {
  transactionId: string | null
  /** What the buyer did after the click: chose a plan, tried to pay; in order. */
  activity: readonly Date[]
  /** Before tax and after discount. */
  amount: number
}

/** Whether a click has brought a sale before: one referral is one sale (S2 §9). */
const hasEarned = async (transaction: Database, transactionId: string): Promise<boolean> => {
  const [earned] = await transaction
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.affiliateTransaction, transactionId), isNotNull(orders.commission)))
    .limit(1)
  return earned !== undefined
}

/**
 * Who brought a sale, and what that earns: nothing for a click that was paid for or has earned already, or where the buyer went away in
 * between (S2 §9). A click of another network is not ours to pay: it keeps its name on the order alone.
 */
export const commissionOf = async (
  transaction: Database,
  { transactionId, activity, amount }: Sale,
) => {
  const [click] =
    transactionId === null
      ? []
      : await transaction
          .select()
          .from(affiliateClicks)
          .where(eq(affiliateClicks.transactionId, transactionId))
          // Two orders at once wait for each other.
          .for('update')
  const isDue =
    click !== undefined &&
    !click.isPaid &&
    isOneVisit([click.createdAt, ...activity]) &&
    !(await hasEarned(transaction, click.transactionId))
  return {
    affiliateTransaction: transactionId,
    affiliateOfferId: click?.offerId ?? null,
    affiliateId: click?.affiliateId ?? null,
    commission: isDue ? commissionOn(amount) : null,
  }
}
