import type { PlanId } from '#lib/config/plans.ts'
import type { DiscountId } from '#lib/config/price-book.ts'

/** The promises of a pricing page, as its own record has them; a quote is made of these alone. */
export type OfferTerms = {
  /** Public path of the page, without language. */
  path: string
  /** The plans that it sells, in its order. */
  plans: readonly PlanId[]
  discount: DiscountId | null
  /** The end of the offer, with its time zone; a quote opened before holds its half hour all the same. */
  until: string | null
}
