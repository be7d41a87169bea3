import { PLANS, type PlanId } from '#lib/config/plans.ts'
import type { Quote } from './quote-contract.ts'

/** Seats within what the plan allows; the least where none were chosen. */
export const seatsOf = (plan: PlanId, chosen: number | undefined): number => {
  const { least, most } = PLANS[plan].seats
  return Math.min(most, Math.max(least, chosen ?? least))
}

/** True if the price of a plan is that of one seat: where the buyer chooses how many. */
export const isPricedBySeat = (plan: PlanId): boolean => {
  const { least, most } = PLANS[plan].seats
  return least !== most
}

/** The same quote for other seats; the price of a seat stays what was promised. */
export const withSeats = (quote: Quote, chosen: number): Quote => {
  const seats = seatsOf(quote.plan, chosen)
  if (!isPricedBySeat(quote.plan)) return { ...quote, seats }
  const perSeat = (amount: number) => Math.round(amount / quote.seats)
  return {
    ...quote,
    seats,
    list: perSeat(quote.list) * seats,
    amount: perSeat(quote.amount) * seats,
  }
}
