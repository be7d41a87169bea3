import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageStore } from '#lib/browser/page-store.ts'
import { UNKNOWN_CONSENT, type Consent } from './consent-rules.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PageStores {
    consentState: StoreApi<Consent>
  }
}

/**
 * What the visitor allows on this page; `features/consent` and `features/localization` write it, what stores or sends
 * something reads it and subscribes to it.
 */
export const consentState = pageStore('consentState', () =>
  createStore<Consent>(() => UNKNOWN_CONSENT),
)
