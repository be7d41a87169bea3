import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { commissionOn } from '#features/affiliate/programme.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { affiliateClicks } from '#services/db/schema.ts'
import type { SaleRule } from '#services/ledger/rules.ts'
import type { ClickRow } from '#services/ledger/touch.ts'

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
  /** The buyer's acts after the click, in order: choosing a plan, trying to pay. */
  activity: readonly Date[]
  /** Before tax and after discount. */
  amount: number
  /** The time of the payment. */
  at: Date
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

/** Whether who placed the link had left the programme by the time of the sale (agreement, section 23). */
const hadLeft = async (
  transaction: Database,
  { affiliateId, at }: { affiliateId: number; at: Date },
) =>
  (await transaction.$count(
    affiliates,
    and(eq(affiliates.number, affiliateId), lt(affiliates.endedAt, at)),
  )) > 0

type Found = { click: ClickRow | undefined; isOfVisit: boolean; at: Date }

/** The rule by which a sale earns a commission, or none: the first of the agreement that applies. */
const ruleOf = async (
  transaction: Database,
  { transactionId, click, isOfVisit, at }: Found & { transactionId: string | null },
): Promise<SaleRule> => {
  if (transactionId === null) return 'no-click'
  if (click === undefined) return 'other-network'
  if (click.isPaid) return 'paid-click'
  if (!isOfVisit) return 'later-visit'
  if (await hasEarned(transaction, click.transactionId)) return 'second-sale'
  const { affiliateId } = click
  return (await hadLeft(transaction, { affiliateId, at })) ? 'agreement-ended' : 'referred-sale'
}

const lockClick = async (transaction: Database, transactionId: string | null) => {
  if (transactionId === null) return undefined
  const [click] = await transaction
    .select()
    .from(affiliateClicks)
    .where(eq(affiliateClicks.transactionId, transactionId))
    // Two orders at once wait for each other.
    .for('update')
  return click
}

/**
 * Attributes a sale to an affiliate: the commission and the rule that decides it. None for a click that was paid for or has earned
 * already, for a buyer who went away in between, or for an affiliate who has left (S2 §9). A click of another network is not ours to pay:
 * its name is kept on the order alone.
 */
export const commissionOf = async (
  transaction: Database,
  { transactionId, activity, amount, at }: Sale,
) => {
  const click = await lockClick(transaction, transactionId)
  const isOfVisit = click !== undefined && isOneVisit([click.createdAt, ...activity])
  const rule = await ruleOf(transaction, { transactionId, click, isOfVisit, at })
  return {
    /** As the order keeps it. */
    referral: {
      affiliateTransaction: transactionId,
      affiliateOfferId: click?.offerId ?? null,
      affiliateId: click?.affiliateId ?? null,
      commission: rule === 'referred-sale' ? commissionOn(amount) : null,
    },
    rule,
    click,
    isOfVisit,
  }
}
