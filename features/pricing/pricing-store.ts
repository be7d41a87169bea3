import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageStore } from '#lib/browser/page-store.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import { PRICING_PAGE, type PricingState } from './pricing-page.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PageStores {
    pricing: StoreApi<PricingState | null>
  }
}

/**
 * The area `pricing` of the store (S2 §3): hydrated from the fact that the server has rendered into the page, then what the
 * visitor chooses there (`browser/follow-choice.ts`). `null` on a page that shows no plans.
 */
export const pricingStore = pageStore('pricing', () =>
  createStore<PricingState | null>(() =>
    typeof document === 'undefined' ? null : (readPageFact(PRICING_PAGE) ?? null),
  ),
)
