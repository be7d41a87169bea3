import { createStore } from 'zustand/vanilla'
import type { TrafficSource } from './traffic-source-contract.ts'

/** The visitor's traffic source, as far as this page knows (S2 §3); `features/traffic-source` writes it, sign-up carries it. */
export const trafficSourceStore = createStore<TrafficSource>(() => ({}))

/**
 * Captures at once what is otherwise captured a second after the load (S2 §4): sign-up asks for it when its form is
 * sent. `features/traffic-source` puts it here; never throws.
 */
export const sourceCapture = { now: () => Promise.resolve() }
