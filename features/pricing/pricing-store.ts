import { createStore } from 'zustand/vanilla'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { PRICING_PAGE, type PricingState } from './pricing-page.ts'

/**
 * The area `pricing` of the store (S2 §3): hydrated from the fact that the server has rendered into the page, then where the
 * visitor is (`browser/follow-buyer.ts`). `null` on a page that shows no plans.
 */
export const pricingStore = createStore<PricingState | null>(() =>
  typeof document === 'undefined' ? null : (readPageFact(PRICING_PAGE) ?? null),
)
