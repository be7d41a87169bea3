import { totalOf } from '#features/checkout/tax.ts'
import { CURRENCIES } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import type { RenewalNotice, UpgradeAfterNotice } from '#services/db/subscription-schema.ts'
import { pricedFor } from './renewal-price.ts'
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

/** Of the larger plans that were asked for after a notice, the present one. */
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

/** The day on which a plan begins that is chosen for later: the next period, or the one after it once the notice was sent. */
export const beginsAt = (row: SubscriptionRow, choice: Choice): Date =>
  !row.renewalNotice || isSameChoice(choice, row.renewalNotice)
    ? row.periodEnd
    : yearAfter(row.periodEnd)

type Booked = Pick<SubscriptionRow, 'nextPlan' | 'nextSeats'>

const bookedIf = (choice: Choice | null, isBooked: boolean): Booked =>
  choice && isBooked
    ? { nextPlan: choice.plan, nextSeats: choice.seats }
    : { nextPlan: null, nextSeats: null }

/** The booking after another plan begins at once: none, except the plan of the renewal notice where that is yet another. */
export const bookedAfterChange = (row: SubscriptionRow, taken: Choice): Booked =>
  bookedIf(row.renewalNotice, !isSameChoice(taken, followingChoice({ ...row, ...taken })))

/** The booking that is left once a renewal has paid for a plan. */
export const bookedAfterRenewal = (row: SubscriptionRow, paid: Choice): Booked => {
  const booked = bookedChoice(row)
  return bookedIf(booked, !isSameChoice(paid, booked))
}

/** A sum before tax with the taxes of a day; zero where the total is less than any provider charges, which makes it a gift. */
export const chargeable = (
  row: SubscriptionRow,
  sum: { amount: number; at: Date },
): Pick<RenewalNotice, 'amount' | 'taxes' | 'total'> => {
  const { amount, taxes } = pricedFor(row, sum)
  const total = totalOf(amount, taxes)
  return total < CURRENCIES[row.currency].leastCharge
    ? { amount: 0, taxes: [], total: 0 }
    : { amount, taxes, total }
}
