import { createStore } from 'zustand/vanilla'
import { UNKNOWN_CONSENT, type Consent } from './consent-rules.ts'

/**
 * What the visitor allows on this page; `features/consent` and `features/localization` write it, what stores or sends
 * something reads it and subscribes to it.
 */
export const consentState = createStore<Consent>(() => UNKNOWN_CONSENT)
