import type { Currency } from '#lib/config/currencies.ts'
import { PLANS, type PlanId } from '#lib/config/plans.ts'
import { PLAN_STORAGE, type DiscountId } from '#lib/config/price-book.ts'
import { CURRENT_BOOK, priceOf, type Price, type PriceBook } from './price.ts'
import { isPricedBySeat } from './quote.ts'

/** What decides how plans are shown, of a record and of the place where they are sold. */
type Sale = {
  plans: readonly PlanId[]
  discount?: DiscountId | undefined
  currency: Currency
  at: Date
  /** Where it is, nothing is sold at an example's price. */
  takesRealMoney: boolean
}

/** A plan as a pricing page shows it. */
export type ShownPlan = {
  id: PlanId
  seats: { least: number; most: number }
  isPricedBySeat: boolean
  /** What it costs; `null` where the price is to be asked for. */
  price: Price | null
  storage: { gigabytes: number; isExample: boolean }
}

/** The plans of a record with what each costs; a plan whose price is an example is sold only where no money moves. */
export const shownPlans = (sale: Sale, book: PriceBook = CURRENT_BOOK): ShownPlan[] =>
  sale.plans.map((plan) => {
    const { currency, at, discount = null } = sale
    const price = priceOf(book, { plan, currency, at, discount })
    const isSold = price && !(sale.takesRealMoney && price.status === 'example')
    const { gigabytes, status } = PLAN_STORAGE[plan]
    return {
      id: plan,
      seats: PLANS[plan].seats,
      isPricedBySeat: isPricedBySeat(plan),
      price: isSold ? price : null,
      storage: { gigabytes, isExample: status === 'example' },
    }
  })
