import type { PagePlace } from '#features/localization/localization-contract.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

/** The content of a pricing page, as the server has rendered it. */
type ShownPrices = {
  currency: Currency
  /** Public path of the page, without language. */
  offer: string
  /** Each with what a year of it costs, in minor units, where a price is shown. */
  plans: readonly { id: PlanId; yearly: number | null }[]
}

/** The content of a pricing page with what is learnt of its visitor after; nothing that is charged rests on it (S2 §3 "Store areas"). */
export type PricingState = ShownPrices & {
  /** The visitor's place, once known: currency and tax follow from it. */
  place?: PagePlace
}

/** The prices that the server has rendered, in the HTML of the page. */
export const PRICING_PAGE: PageFact<ShownPrices> = { id: 'pricing-page' }

/** The reasons why a choice came back to its page, each with the id of the words that the page then shows (S2 §3 "Package"). */
export const PLAN_NOTICES = {
  ended: 'offer-ended',
  unknown: 'package-unknown',
  used: 'package-used',
  expired: 'package-expired',
} as const
