import type { Currency } from '#lib/config/currencies.ts'
import { PLANS, type PlanId } from '#lib/config/plans.ts'
import { PLAN_STORAGE, type DiscountId } from '#lib/config/price-book.ts'
import { listedPlans, type SizedPlan } from './listed-plans.ts'
import { CURRENT_BOOK, priceOf, type Price, type PriceBook } from './price.ts'
import { isPricedBySeat } from './seats.ts'

/** The facts that decide how plans are shown, of a record and of the place where they are sold. */
type Sale = {
  discount?: DiscountId | undefined
  currency: Currency
  at: Date
  /** Real money is taken: nothing is sold at an example's price. */
  takesRealMoney: boolean
  /** A test brings its own. */
  book?: PriceBook
}

/** A plan as a pricing page shows it. */
export type ShownPlan = {
  id: PlanId
  seats: { least: number; most: number }
  isPricedBySeat: boolean
  /** The price; `null` where it is on request. */
  price: Price | null
  /** The size of its drive in gigabytes; `null` where that is an example and money moves. */
  storage: number | null
}

/** A plan with what it costs; one whose price is an example is sold only where no money moves. */
export const shownPlan = (id: PlanId, sale: Sale): ShownPlan => {
  const { currency, at, discount = null, takesRealMoney, book = CURRENT_BOOK } = sale
  const price = priceOf(book, { plan: id, currency, at, discount })
  const isSold = price && !(takesRealMoney && price.status === 'example')
  const { gigabytes, status } = PLAN_STORAGE[id]
  return {
    id,
    seats: PLANS[id].seats,
    isPricedBySeat: isPricedBySeat(id),
    price: isSold ? price : null,
    storage: takesRealMoney && status === 'example' ? null : gigabytes,
  }
}

/** The numbers of people that a plan may be chosen for. */
export const choicesOf = (plan: ShownPlan): number[] => {
  const { least, most } = plan.seats
  return plan.isPricedBySeat
    ? Array.from({ length: most - least + 1 }, (_none, index) => least + index)
    : [most]
}

/** The sizes of a plan with a price. */
export const sizesOf = (plan: ShownPlan): SizedPlan[] => {
  const { id, price } = plan
  if (!price) return []
  const priceOfOne = (seats: number) => price.yearly * (plan.isPricedBySeat ? seats : 1)
  return choicesOf(plan).map((seats) => ({ plan: id, seats, yearly: priceOfOne(seats) }))
}

/** The plans of a page beside each other; one that is sold by the seat goes as far as no other of them gives more for less (`listed-plans.ts`). */
export const shownPlans = (ids: readonly PlanId[], sale: Sale): ShownPlan[] => {
  const plans = ids.map((id) => shownPlan(id, sale))
  const listed = listedPlans(plans.flatMap(sizesOf))
  return plans.map((plan) => {
    const seats = listed.flatMap((one) => (one.plan === plan.id ? one.seats : []))
    const isShorter = plan.isPricedBySeat && plan.price !== null && seats.length > 0
    return isShorter ? { ...plan, seats: { ...plan.seats, most: Math.max(...seats) } } : plan
  })
}
