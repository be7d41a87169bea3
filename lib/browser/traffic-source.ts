import { createStore } from 'zustand/vanilla'
import type { TrafficSource } from '#lib/contracts/traffic-source.ts'

/**
 * What brought the visitor, as far as this page knows (S2 §3); `features/traffic-source` writes it, sign-up carries
 * it. At module level, for every script of a page must see the same; nothing writes to it on the server.
 */
export const trafficSource = createStore<TrafficSource>(() => ({}))

/**
 * Captures at once what is otherwise captured a second after the load (S2 §4): sign-up asks for it when its form is
 * sent. The leaves of the page put it here; never throws.
 */
export const sourceCapture = { now: (): Promise<void> => Promise.resolve() }
