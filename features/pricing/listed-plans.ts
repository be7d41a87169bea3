import type { PlanId } from '#lib/config/plans.ts'
import { PLAN_STORAGE } from '#lib/config/price-book.ts'

/** The plans of every page whose record names none (S2 §1). */
export const STANDARD_PLANS: readonly PlanId[] = ['basic', 'premium']

/** A plan for a number of people, and its price for a year in minor units. */
export type SizedPlan = { plan: PlanId; seats: number; yearly: number }

const storageOf = ({ plan }: SizedPlan): number => PLAN_STORAGE[plan].gigabytes

/** Whether nothing but name and price tells two plans apart. */
const isAlike = (one: SizedPlan, other: SizedPlan): boolean =>
  one.seats === other.seats && storageOf(one) === storageOf(other)

/** Whether another plan gives as much or more for no more money. */
const isBeatenBy = (one: SizedPlan, other: SizedPlan): boolean =>
  other.seats >= one.seats && storageOf(other) >= storageOf(one) && other.yearly <= one.yearly

/**
 * The plans of a list that may stand beside each other: of those that the price alone tells apart one, the standard plan before others, and
 * none that another of them beats in price and content. What its reader has or has booked (`isKept`) stays in any case, before all others.
 */
export const listedPlans = <Sized extends SizedPlan>(
  sized: readonly Sized[],
  isKept: (one: Sized) => boolean = () => false,
): Sized[] => {
  const rankOf = (one: Sized) => Number(isKept(one)) * 2 + Number(STANDARD_PLANS.includes(one.plan))
  const ranked = sized.toSorted((a, b) => rankOf(b) - rankOf(a))
  const told = sized.filter(
    (one) => isKept(one) || ranked.find((other) => isAlike(one, other)) === one,
  )
  return told.filter(
    (one) =>
      isKept(one) ||
      told.every((other) => other === one || isAlike(one, other) || !isBeatenBy(one, other)),
  )
}
