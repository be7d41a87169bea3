import { createStore } from 'zustand/vanilla'
import { UNKNOWN_CONSENT, type Consent } from '#lib/util/consent-rules.ts'

/**
 * What the visitor allows on this page; `features/consent` writes it, what stores or sends something reads it
 * and subscribes to it. At module level, for every script of a page must see the same; nothing writes to it on the server.
 */
export const consentState = createStore<Consent>(() => UNKNOWN_CONSENT)
