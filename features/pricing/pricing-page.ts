import type { Currency } from '#lib/config/currencies.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

/** What a pricing page shows, as its script may know it; nothing that is charged rests on it (S2 §3 "Store areas"). */
export type PricingState = {
  currency: Currency
  /** Public path of the page, without language. */
  offer: string
  /** Each with what a year of it costs, in minor units, where a price is shown. */
  plans: readonly { id: PlanId; yearly: number | null }[]
}

/** The same in the HTML of the page. */
export const PRICING_PAGE: PageFact<PricingState> = { id: 'pricing-page' }

/** Why a choice came back to its page, each with the id of the words that the page then shows (S2 §3 "Package"). */
export const PLAN_NOTICES = {
  ended: 'offer-ended',
  unknown: 'package-unknown',
  used: 'package-used',
  expired: 'package-expired',
} as const
