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
 * The area `pricing` of the store (S2 §3), as the server has rendered it: whoever asks first hydrates it from the fact in the
 * page, so that no page loads code for it. `null` on a page that shows no plans, until the checkout says what was chosen.
 */
export const pricingStore = pageStore('pricing', () =>
  createStore<PricingState | null>(() =>
    typeof document === 'undefined' ? null : (readPageFact(PRICING_PAGE) ?? null),
  ),
)
