import type { Currency } from '#lib/config/currencies.ts'
import { PLANS, type PlanId } from '#lib/config/plans.ts'
import { PLAN_STORAGE, type DiscountId } from '#lib/config/price-book.ts'
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
