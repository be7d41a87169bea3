import type { PlanId } from '#lib/config/plans.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { UpgradeAfterNotice } from '#services/db/subscription-schema.ts'
import type { SubscriptionRow } from './subscription-store.ts'

type Choice = { plan: PlanId; seats: number }

/** True if two choices are the same plan for as many people. */
export const isSameChoice = (one: Choice, other: Choice | null | undefined): boolean =>
  one.plan === other?.plan && one.seats === other.seats

/** The plan booked to begin later; null where none is. */
export const bookedChoice = (row: SubscriptionRow): Choice | null =>
  row.nextPlan === null && row.nextSeats === null
    ? null
    : { plan: row.nextPlan ?? row.plan, seats: row.nextSeats ?? row.seats }

/** The larger plan that the subscription has now, if it was asked for after the notice. */
const takenUpgrade = (row: SubscriptionRow): UpgradeAfterNotice | undefined =>
  row.renewalNotice?.upgrades?.findLast((upgrade) => isSameChoice(row, upgrade))

/** The plan of the following year where nothing is booked: that of the renewal notice, unless a larger one was taken since. */
export const followingChoice = (row: SubscriptionRow): Choice => {
  const { renewalNotice } = row
  return !renewalNotice || takenUpgrade(row) ? row : renewalNotice
}

/** The larger plan taken after a renewal notice; undefined where none was, or the plan of the notice is booked again. */
export const upgradeOf = (row: SubscriptionRow): UpgradeAfterNotice | undefined => {
  const { renewalNotice } = row
  const isWanted = renewalNotice !== null && !isSameChoice(renewalNotice, bookedChoice(row))
  return isWanted ? takenUpgrade(row) : undefined
}

/** The day on which a plan chosen for later begins: with the next period, or a year later where a notice has announced another plan. */
export const beginsAt = (row: SubscriptionRow, choice: Choice): Date =>
  !row.renewalNotice || isSameChoice(choice, row.renewalNotice)
    ? row.periodEnd
    : yearAfter(row.periodEnd)

type Booked = Pick<SubscriptionRow, 'nextPlan' | 'nextSeats'>

const bookedIf = (choice: Choice | null, isBooked: boolean): Booked =>
  choice && isBooked
    ? { nextPlan: choice.plan, nextSeats: choice.seats }
    : { nextPlan: null, nextSeats: null }

/** The booking after another plan has begun at once: the plan of the notice, unless the new one is the same or an upgrade asked for since. */
export const bookedAfterChange = (row: SubscriptionRow, taken: Choice): Booked =>
  bookedIf(row.renewalNotice, !isSameChoice(taken, followingChoice({ ...row, ...taken })))

/** The booking that is left once a renewal has paid for a plan. */
export const bookedAfterRenewal = (row: SubscriptionRow, paid: Choice): Booked => {
  const booked = bookedChoice(row)
  return bookedIf(booked, !isSameChoice(paid, booked))
}
