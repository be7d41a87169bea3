import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageStore } from '#lib/browser/page-store.ts'
import type { TrafficSource } from './traffic-source-contract.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PageStores {
    trafficSource: StoreApi<TrafficSource>
    sourceCapture: { now: () => Promise<void> }
  }
}

/**
 * What brought the visitor, as far as this page knows (S2 §3); `features/traffic-source` writes it, sign-up carries it.
 */
export const trafficSourceStore = pageStore('trafficSource', () =>
  createStore<TrafficSource>(() => ({})),
)

/**
 * Captures at once what is otherwise captured a second after the load (S2 §4): sign-up asks for it when its form is
 * sent. `features/traffic-source` puts it here; never throws.
 */
export const sourceCapture = pageStore('sourceCapture', () => ({ now: () => Promise.resolve() }))
