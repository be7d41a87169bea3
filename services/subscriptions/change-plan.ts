import { seatsOf } from '#features/pricing/seats.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import {
  subscriptionCharges,
  subscriptionEvents,
  type UpgradeAfterNotice,
} from '#services/db/subscription-schema.ts'
import { priceOf, quoteChange } from './change-quote.ts'
import { beginCharge } from './do-step.ts'
import { charge as chargeNow, type SubscriptionServices } from './due-work.ts'
import {
  beginsAt,
  bookedAfterChange,
  bookedChoice,
  followingChoice,
  isSameChoice,
} from './following-plan.ts'
import { notifyChange } from './notify-change.ts'
import {
  changeSubscription,
  isCharge,
  lockSubscription,
  openChargeOf,
  type ChargeRow,
  type SubscriptionRow,
} from './subscription-store.ts'

type PlanChangeRequest = { subscriptionId: string; plan: PlanId; seats: number; now: Date }

/** The reasons why a plan is not changed. */
type Refusal =
  | 'ended'
  /** It renews no more, its charge failed, or a payment is disputed: that comes first. */
  | 'not-active'
  /** A charge is under way. */
  | 'charging'
  | 'no-price'
  /** It costs less, and so begins with the next period. */
  | 'smaller'
  /** The plan is not for so many people. */
  | 'seats'
  /** It costs another amount than was shown. */
  | 'other-total'

export type ChangeOutcome =
  | { kind: 'done' | 'same'; subscription: SubscriptionRow }
  | { kind: 'refused'; reason: Refusal }
  /** `failed`: the method was refused and nothing has changed; `pending`: the change follows when the bank has decided. */
  | { kind: 'failed' | 'pending' }

const refused = (reason: Refusal): ChangeOutcome => ({ kind: 'refused', reason })

const findChangeable = async (
  transaction: Database,
  { subscriptionId, plan, seats }: PlanChangeRequest,
): Promise<SubscriptionRow | Refusal> => {
  const row = await lockSubscription(transaction, subscriptionId)
  if (!row || row.state === 'ended') return 'ended'
  if (seatsOf(plan, seats) !== seats) return 'seats'
  if (row.state !== 'active' || !row.renews) return 'not-active'
  return (await openChargeOf(transaction, row.id)) ? 'charging' : row
}

/** Has another plan or number of people begin with the next period, or the one after a renewal that was told of; or the present ones go on. */
export const planNext = (database: Database, wanted: PlanChangeRequest): Promise<ChangeOutcome> =>
  database.transaction(async (transaction) => {
    const row = await findChangeable(transaction, wanted)
    if (typeof row === 'string') return refused(row)
    const { plan, seats, now } = wanted
    const follows = followingChoice(row)
    if (isSameChoice(wanted, bookedChoice(row) ?? follows)) {
      return { kind: 'same', subscription: row }
    }
    const goesOn = isSameChoice(wanted, row) && isSameChoice(wanted, follows)
    const at = beginsAt(row, wanted)
    const price = await priceOf(transaction, { row, plan, seats, at })
    if (price === undefined) return refused('no-price')
    const subscription = await changeSubscription(transaction, {
      id: row.id,
      now,
      nextPlan: goesOn ? null : plan,
      nextSeats: goesOn ? null : seats,
    })
    const key = now.toISOString()
    await notifyChange(transaction, { row: subscription, plan, seats, from: 'next', at, key, now })
    return { kind: 'done', subscription }
  })

/** A difference of nothing, or of less than can be charged, needs no payment. */
const changeFree = async (
  transaction: Database,
  { row, plan, seats, now }: Omit<PlanChangeRequest, 'subscriptionId'> & { row: SubscriptionRow },
): Promise<ChangeOutcome> => {
  const change = { plan, seats }
  await transaction.insert(subscriptionEvents).values({
    id: `change-given:${row.id}:${now.toISOString()}`,
    subscriptionId: row.id,
    kind: 'change-given',
    data: { plan, seats, until: row.periodEnd.toISOString() },
    happenedAt: now,
  })
  const subscription = await changeSubscription(transaction, {
    id: row.id,
    now,
    renewalNotice: row.renewalNotice,
    ...bookedAfterChange(row, change),
  })
  const key = now.toISOString()
  await notifyChange(transaction, { row: subscription, ...change, from: 'now', at: now, key, now })
  return { kind: 'done', subscription }
}

/** The renewal notice with the extra cost of a larger plan added. */
const withUpgrade = ({ renewalNotice }: SubscriptionRow, upgrade: UpgradeAfterNotice | undefined) =>
  renewalNotice && upgrade
    ? { ...renewalNotice, upgrades: [...(renewalNotice.upgrades ?? []), upgrade] }
    : renewalNotice

const beginUpgrade = async (
  transaction: Database,
  wanted: PlanChangeRequest & { total?: number },
): Promise<ChangeOutcome | { kind: 'charge'; row: SubscriptionRow; charge: ChargeRow }> => {
  const row = await findChangeable(transaction, wanted)
  if (typeof row === 'string') return refused(row)
  const { plan, seats, now } = wanted
  if (plan === row.plan && seats === row.seats) return { kind: 'same', subscription: row }
  const quoted = await quoteChange(transaction, { row, plan, seats, now })
  if (quoted === undefined) return refused('no-price')
  if (quoted.kind === 'smaller') return refused('smaller')
  const { amount, taxes, total, upgrade } = quoted
  if (wanted.total !== undefined && total !== wanted.total) return refused('other-total')
  const renewalNotice = withUpgrade(row, upgrade)
  if (amount === 0) {
    return changeFree(transaction, { row: { ...row, renewalNotice }, plan, seats, now })
  }
  const { periodEnd } = row
  const paid = { kind: 'change', plan, seats, amount, taxes, periodStart: now, periodEnd } as const
  const charge = await beginCharge(transaction, { row, now, ...paid })
  // Its own asker comes first; whoever looks for due work asks when that has died.
  const dueAt = new Date(now.getTime() + 60_000)
  // Of no account until the change is paid for: only the present plan has an upgrade.
  await changeSubscription(transaction, { id: row.id, now, dueAt, renewalNotice })
  return { kind: 'charge', row, charge }
}

const stateOf = async (database: Database, asked: ChargeRow) => {
  const [charge] = await database
    .select({ state: subscriptionCharges.state })
    .from(subscriptionCharges)
    .where(isCharge(asked))
  return charge?.state
}

/** Takes a larger plan at once: charges the difference for the rest of the period. `total` is what the customer was shown; what costs less is refused. */
export const upgradeNow = async (
  database: Database,
  {
    services,
    ...wanted
  }: Omit<PlanChangeRequest, 'now'> & { total?: number; services: SubscriptionServices },
): Promise<ChangeOutcome> => {
  const now = services.now()
  const begun = await database.transaction((transaction) =>
    beginUpgrade(transaction, { ...wanted, now }),
  )
  if (begun.kind !== 'charge') return begun
  const { row, charge } = begun
  await chargeNow(database, { row, charge, services })
  const state = await stateOf(database, charge)
  if (state === 'failed') return { kind: 'failed' }
  if (state !== 'succeeded') return { kind: 'pending' }
  const subscription = await database.transaction((transaction) =>
    lockSubscription(transaction, row.id),
  )
  return subscription ? { kind: 'done', subscription } : refused('ended')
}
