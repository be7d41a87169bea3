import { createStore } from 'zustand/vanilla'
import { UNKNOWN_CONSENT, type Consent } from './consent-rules.ts'

/**
 * The visitor's consent on this page; `features/consent` and `features/localization` write it, and everything that stores or sends reads
 * it and subscribes to it.
 */
export const consentState = createStore<Consent>(() => UNKNOWN_CONSENT)
